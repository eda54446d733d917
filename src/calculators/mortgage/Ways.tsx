import type { ReactNode } from "react";
import { goTo } from "../../ui/form/goTo.ts";

/** For visitors with a question other than the payment: each link leads to the panel that answers it. */
export const Ways = () => (
  <p className="soft small asks">
    You can also see <Way to="cash">what you can afford</Way>, <Way to="ruralHome">choose a loan</Way>,{" "}
    <Way to="leLoan">check a Loan Estimate</Way>, compare <Way to="rentPerMonth">renting and buying</Way>, or start from{" "}
    <Way to="owedNow">a loan you have</Way>.
  </p>
);

const Way = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <button type="button" className="plain" onClick={() => goTo(to, true)}>
    {children}
  </button>
);
