import { useTheForm } from "../../../ui/form/useForm.ts";
import { inDollars } from "../../../ui/format.ts";
import { type Afford, tooExpensive, typedAtLimit } from "./affordable.ts";

/** For a house that costs too much: a button that puts the highest price that fits into the form. */
export function UseLimit({ found }: { readonly found: Afford }) {
  const form = useTheForm();
  const limited = tooExpensive(found);
  if (!limited || limited.rounded === 0) return null;
  return (
    <p className="controls">
      <button type="button" onClick={() => form.put(typedAtLimit(found, limited))}>
        Use {inDollars(limited.rounded)}
      </button>
    </p>
  );
}
