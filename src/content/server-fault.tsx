import { LastResort } from "../ui/fault/LastResort.tsx";
import { pages } from "./pages.ts";

/** Shown if the server has failed, which fills in the host and the digest (server/failure.ts). */
export const ServerFault = () => <LastResort side="server" pages={pages} />;
