import { downToDollar } from "../../../../engine/rounding.ts";
import { useTheForm } from "../../../../ui/form/useForm.ts";
import { inDollars } from "../../../../ui/format.ts";
import { type Afford, otherDown, tooExpensive, typedAtLimit } from "./affordable.ts";

/**
 * For a house that costs too much: a button that puts the highest price that fits into the form. At that price, with
 * another down payment: one that puts in the down payment.
 */
export function UseLimit({ found }: { readonly found: Afford }) {
  const form = useTheForm();
  const atPrice = otherDown(found);
  const limited = atPrice ?? tooExpensive(found);
  if (!limited || limited.rounded === 0) return null;
  return (
    <p className="controls">
      <button type="button" onClick={() => form.put(typedAtLimit(found, limited))}>
        Use {atPrice ? `${inDollars(downToDollar(limited.downPayment))} down` : inDollars(limited.rounded)}
      </button>
    </p>
  );
}
