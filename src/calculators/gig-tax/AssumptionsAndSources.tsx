import { Assumptions } from "../../ui/result/Assumptions.tsx";
import { assumed } from "./assumed.ts";

/** What was taken for granted because it was left as it stood, each with the way to its blank; and what is not covered. */
const Assumed = () => <Assumptions of={assumed} />;
export default Assumed;
