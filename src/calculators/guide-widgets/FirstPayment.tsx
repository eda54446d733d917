import { Chart } from "../../ui/chart/Chart.tsx";
import { ChartTable } from "../../ui/chart/ChartTable.tsx";
import { usePageForm } from "../../ui/form/useForm.ts";
import { inCents, inDollars, monthsInWords } from "../../ui/format.ts";
import { Boundary } from "../../ui/result/Boundary.tsx";
import { paymentSplit } from "./drawn.ts";
import { houseForm } from "./house-form.ts";
import type { House } from "./house-inputs.ts";
import { Drawing } from "./Tool.tsx";

/** Where each payment on the loan goes, from the first to the last. */
export const FirstPayment = () => {
  const { inputs } = usePageForm(houseForm);
  return (
    <div className="drawing">
      <Boundary what="the payment chart">
        <Split house={inputs} />
      </Boundary>
    </div>
  );
};

function Split({ house }: { readonly house: House }) {
  const split = paymentSplit(house);
  if (!split) return <p className="soft">With no loan, there is no payment to divide.</p>;
  const { numbers, interest, principal, mostlyPrincipalFrom: more } = split;
  const [toInterest, toLoan] = [interest[0] ?? 0, principal[0] ?? 0];
  const first = `Of your first payment of ${inDollars(toInterest + toLoan)}`;
  const title =
    more === null || more === 1
      ? `${first}, ${inDollars(toLoan)} pays down the loan`
      : `${first}, only ${inDollars(toLoan)} pays down the loan. It takes ${monthsInWords(more - 1)} before more than half of each payment does.`;
  const series = [
    { label: "Paid off", color: "green", values: principal },
    { label: "Interest", color: "amber", values: interest },
  ] as const;
  return (
    <Drawing finding={title}>
      <Chart
        title={title}
        summary={`Where the money goes in each of ${numbers.at(-1)} payments. ${title}`}
        xs={numbers}
        xLabel={(number) => `payment ${number}`}
        series={series}
        marks={more === null || more === 1 ? [] : [{ x: more, label: "half and half" }]}
        table={() => (
          <ChartTable
            label="Each payment"
            first="Payment"
            rows={numbers}
            columns={series}
            show={inCents}
            tall={false}
          />
        )}
      />
    </Drawing>
  );
}
