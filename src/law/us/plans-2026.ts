/** SIMPLE plans for 2026 of employers with 25 or fewer employees: whoever works alone is one. */
import { usd } from "../figure.ts";
import { NOT_CONFIRMED, NOTICE_2025_67 } from "../sources.ts";

const SMALL = NOTICE_2025_67("SIMPLE plans, 26 USC 408(p)(2)(E)");
export const smallEmployerSimple = {
  simpleDeferralLimit: usd(18_100, "SIMPLE deferral limit, up to 25 employees", SMALL, NOT_CONFIRMED),
  simpleCatchUp: usd(3_850, "SIMPLE addition from age 50, up to 25 employees", SMALL, NOT_CONFIRMED),
  simpleHigherCatchUp: usd(5_250, "SIMPLE addition at ages 60 to 63", SMALL, NOT_CONFIRMED),
};
