import { type ReactNode, useState } from "react";
import type { EstimateCheck } from "../../../../engine/mortgage/estimate-check.ts";
import type { LineName } from "../../../../engine/worksheet.ts";
import type { Typed } from "../../../../inputs/typed.ts";
import { Explained } from "../../../../ui/explain/Explained.tsx";
import { Explains } from "../../../../ui/explain/Explains.tsx";
import { Blank } from "../../../../ui/form/Blank.tsx";
import { ToBlank } from "../../../../ui/form/ToBlank.tsx";
import { useTheForm } from "../../../../ui/form/useForm.ts";
import { checkInWords, type Check as Found, SAMPLES, stepsOfCheck } from "./checked-boxes.ts";
import { asAnOffer, asTheLoan } from "./take.ts";

type Sample = keyof typeof SAMPLES;

const PARTS: readonly { readonly page: string; readonly title: string; readonly boxes: readonly string[] }[] = [
  { page: "Page 1", title: "Loan Terms", boxes: ["lePrice", "leType", "leLoan", "leRate", "leTerm", "lePayment"] },
  {
    page: "Page 1",
    title: "Projected Payments",
    boxes: ["leInsurance", "leInsuranceYears", "leEscrow", "leTotal", "leTotalLater"],
  },
  { page: "Page 2", title: "Loan Costs", boxes: ["leA", "lePoints", "leB", "leUpfront", "leC", "leD"] },
  {
    page: "Page 2",
    title: "Other Costs",
    boxes: ["leE", "leF", "lePerDay", "leDays", "leG", "leH", "leI", "leCredits", "leJ"],
  },
  {
    page: "Page 2",
    title: "Calculating Cash to Close",
    boxes: ["leFinanced", "leDown", "leDeposit", "leSeller", "leAdjustments", "leCash"],
  },
  { page: "Page 3", title: "Comparisons", boxes: ["leFive", "leFivePrincipal", "leFinance", "leApr", "leTip"] },
];

/** What belongs in a box, if the form's own words don't say it. */
const NOTES: Readonly<Record<string, string>> = {
  leEscrow: "Property tax and home insurance that the lender pays for you. Zero if you pay them yourself.",
  leA: "What the lender charges. Compare this between lenders.",
  leB: "Companies that the lender picks, such as the appraiser. They cost about the same with any lender.",
  leUpfront:
    "FHA’s upfront premium, VA’s funding fee or USDA’s guarantee fee. Enter 0 if you pay none. If you leave it empty, we use the closing costs financed.",
  leC: "Companies that you may pick, such as the title company.",
  leE: "Recording and transfer taxes, the same with any lender.",
  leF: "Bills paid in advance: a year of home insurance, and interest to the end of the month.",
  leG: "Months of tax and insurance put aside, so that the lender can pay the bills.",
  leH: "For example, owner’s title insurance and other costs in your purchase contract.",
  leCredits: "What the lender pays in return for a higher rate. Enter it with or without the minus sign.",
  leFinanced: "Costs added to the loan, such as an FHA, VA or USDA fee. Enter it with or without the minus sign.",
  leDeposit: "You paid it with your offer, so it is subtracted. Enter it with or without the minus sign.",
  leInsuranceYears: "Enter 7 for “Years 1–7.” Leave it empty if there is no insurance.",
  lePoints: "The dollars on the first line of A. They count toward the APR with the rest of A.",
  leAdjustments: "What lowers your cash to close, including what you paid before closing.",
  leFinance:
    "This isn’t on the form, so ask the lender. It includes points, underwriting and tax service, but not appraisal or title fees. If you leave it empty, we use section A and any FHA, VA or USDA fee.",
};

/**
 * A facsimile of pages 1 to 3 for typing in dollars. Each box that follows from others says whether it agrees, and if
 * not, why.
 */
export default function Check({ found }: { readonly found: Found | undefined }) {
  const form = useTheForm();
  const [said, setSaid] = useState("");
  const load = (sample: Sample) => {
    const others = Object.entries(form.typed).filter(([name]) => !/^le[A-Z]/.test(name));
    form.setAll({ ...Object.fromEntries(others), ...SAMPLES[sample] });
  };
  const compare = (taken: ReturnType<typeof asAnOffer>, where: string) => {
    if (!taken) return;
    form.setAll(taken);
    setSaid(where);
  };
  const given = found?.given;
  const isAsked = (box: string) => box !== "leUpfront" || form.inputs.leType !== "conventional";
  return (
    <Explains of={found} steps={steps}>
      <p className="finding">
        {found
          ? checkInWords(found)
          : "Copy the boxes of your Loan Estimate, starting with the loan amount and the rate. We recalculate each box that depends on others."}
      </p>
      {found && found.verdicts.length > 1 && found.verdicts.every(({ agrees }) => agrees) && (
        <p>
          So the form adds up. To see whether the offer is a good one, compare its rate and section A with those from
          other lenders.
        </p>
      )}
      <p className="soft small">
        Do you have two offers? Copy the first and press “Use it as the loan above.” Then copy the second over it and
        press “Compare it with offer A.” Both buttons are below the boxes.{" "}
        <a href="/guides/mortgage-guide#reading-the-loan-estimate">What each box means</a>
      </p>
      <p className="controls">
        <button type="button" onClick={() => load("H-24(B)")}>
          Load the official sample
        </button>
        <button type="button" onClick={() => load("H-25(B)")}>
          Load its Closing Disclosure
        </button>
      </p>
      {isSample(form.typed) && (
        <p className="soft small">
          This is form H-24(B) of Regulation Z, or the Closing Disclosure of the same loan, H-25(B). The 4.174% printed
          on H-25(B) includes no prepaid finance charge, while the 4.274% on H-24(B) includes $1,609 in fees and 15 days
          of interest.
        </p>
      )}
      {PARTS.map(({ page, title, boxes }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset’s legend can’t be laid out like the form’s title.
        <div key={title} role="group" className="form-part" aria-label={`${page}: ${title}`}>
          <h4>
            <span>{title}</span> <small>{page}</small>
          </h4>
          <div className="fields">
            {boxes.filter(isAsked).map((box) => (
              <Blank key={box} name={box} note={found && noteOf(found, box)} />
            ))}
          </div>
        </div>
      ))}
      {given && (
        <>
          <p className="controls">
            <button
              type="button"
              disabled={!asTheLoan(form.typed, given)}
              onClick={() =>
                compare(
                  asTheLoan(form.typed, given),
                  `This estimate is now the loan above, and offer A.${given.leEscrow === null ? "" : " We split its escrow into property tax and home insurance, so check both under “Taxes, insurance and dues.”"}`,
                )
              }
            >
              Use it as the loan above
            </button>
            <button
              type="button"
              disabled={!asAnOffer(form.typed, given)}
              onClick={() =>
                compare(
                  asAnOffer(form.typed, given),
                  "This estimate is now next to offer A. Enter another one, or compare them.",
                )
              }
            >
              Compare it with offer A
            </button>
          </p>
          <p className="soft small" role="status">
            {said}{" "}
            {given.leType !== given.program &&
              "Offers are compared with the loan above, so they have to be of the same loan type. "}
            Your offers are side by side in{" "}
            <ToBlank name="offers" toItsPart>
              “Compare offers”
            </ToBlank>
            .
          </p>
        </>
      )}
      <p className="soft small">
        This check is for fixed-rate loans. Nothing you type here changes the answer above until you press “Use it as
        the loan above.”
      </p>
    </Explains>
  );
}

const isSample = ({ leLoan, lePrice }: Typed) =>
  leLoan === SAMPLES["H-25(B)"].leLoan && lePrice === SAMPLES["H-25(B)"].lePrice;

const steps = (found: Found | undefined) => (found ? stepsOfCheck(found) : []);

function noteOf({ verdicts }: Found, box: string): ReactNode {
  const verdict = verdicts.find((one) => one.box === box);
  if (!verdict) return NOTES[box];
  const { agrees, isClose, line, figure, reason } = verdict;
  return (
    <span className={agrees || isClose ? "agrees" : "differs"}>
      <b>{agrees ? "✓ Agrees" : isClose ? "≈ Close" : "≠ Differs"}</b>{" "}
      <Explained<`check.${LineName<EstimateCheck>}`> name={`check.${line}`}>
        {agrees ? `Our figure: ${figure}` : `We get ${figure}`}
      </Explained>
      {reason && `. ${reason}`}
    </span>
  );
}
