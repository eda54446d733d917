import { Assumptions } from "../../ui/result/Assumptions.tsx";
import { assumed } from "./assumed.ts";

/** What we assumed because the visitor left it unchanged, each with a link to its field, and what we don't cover. */
const Assumed = () => <Assumptions of={assumed} />;
export default Assumed;
