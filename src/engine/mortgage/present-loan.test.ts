import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLoan, dollars } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { known, scopeOfInputs } from "../../testing/scope.ts";
import { dateFromIso } from "../calendar.ts";
import { explain } from "../worksheet.ts";
import { presentLoanByStatementLines, presentLoanLines } from "./present-loan.lines.ts";
import { presentLoan } from "./present-loan.ts";

const law = { requestShare: 0.8, automaticShare: 0.78 };
const firstPayment = dateFromIso("2027-01-01");
const statement = { loan: 200_000, annualRate: 0.06, termMonths: 240, firstPayment, statedPayment: 1500 };

test("200,000 at 6%, 1,500 a month: 221 payments to go, and 163 with 300 more each month", () => {
  // ln(1,500 / 500) / ln 1.005 = 1.098612 / 0.00498754 = 220.27; ln(1,800 / 800) / ln 1.005 = 0.810930 / 0.00498754 =
  // 162.59.
  const found = presentLoan(statement, 300, law);
  expect([found.payment, found.paymentsToGo]).toEqual([1500, 221]);
  expect(found.withExtra).toMatchObject({ paymentsToGo: 163, paymentsSaved: 58 });
  // 220 payments of 1,500 leave 300,000 - 100,000 x 1.005 ** 220 = 300,000 - 299,594.0 = 406; the last one pays that
  // with interest.
  expect(found.lastPayment).toBeCloseTo(408, -1);
  expect(found.interestToGo).toBeCloseTo(220 * 1500 + 408 - 200_000, -1);
});

test("leaving after 12 payments, 300 extra a month has saved the interest on 300, 600 and so on up to 3,300", () => {
  // Half a percent of the extra paid so far in each of the 12 months: 0.5% x 300 x (0 + 1 + ... + 11) = 99.00, and
  // interest on that interest: 300 x ((1.005 ** 12 - 1) / 0.005 - 12) = 100.67.
  expect(presentLoan(statement, 300, law, undefined, 12).withExtra.interestSavedByStay).toBeCloseTo(100.67, 1);
});

test("insurance on a 240,000 home may end after 16 payments from now and must end after 25", () => {
  // What is paid back after k payments is 100,000 x (1.005 ** k - 1). To owe 192,000: ln 1.08 / ln 1.005 = 15.43.
  // To owe 187,200: ln 1.128 / ln 1.005 = 24.15. With 300 more it is 160,000 x (1.005 ** k - 1): ln 1.05 / ln 1.005 =
  // 9.78.
  const { insurance } = presentLoan(statement, 300, law, { originalValue: 240_000, perMonth: 80 });
  expect(insurance).toEqual({
    requestBalance: 192_000,
    automaticBalance: 187_200,
    untilRequest: 16,
    untilRequestWithExtra: 10,
    untilAutomatic: 25,
    costOfWaiting: 720,
  });
  // On a 250,000 home, the 200,000 owed is already 80%.
  expect(presentLoan(statement, 0, law, { originalValue: 250_000, perMonth: 80 }).insurance?.untilRequest).toBe(0);
});

test("an existing loan explains itself, with its statement's payment or its level payment", () => {
  fc.assert(
    fc.property(anyLoan, dollars(5000), dollars(2_000_000), dollars(500), (loan, extra, originalValue, perMonth) => {
      for (const [of, lines] of [
        [loan, presentLoanLines],
        [{ ...loan, statedPayment: loan.loan / 50 + 10 }, presentLoanByStatementLines],
      ] as const) {
        const scope = { ...scopeOfInputs({ ...of, ...law, originalValue }), insurancePerMonth: known(perMonth, "usd") };
        const found = presentLoan(of, extra, law, { originalValue, perMonth });
        expect(misexplained(explain(found, lines, scope))).toEqual([]);
      }
    }),
  );
});
