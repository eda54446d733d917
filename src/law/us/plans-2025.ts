/** SIMPLE plans for 2025 of employers with 25 or fewer employees: whoever works alone is one. */
import { usd } from "../figure.ts";
import { NOT_CONFIRMED, NOTICE_2024_80 } from "../sources.ts";

const SMALL = NOTICE_2024_80("SIMPLE plans, 26 USC 408(p)(2)(E)");
export const smallEmployerSimple = {
  simpleDeferralLimit: usd(17_600, "SIMPLE deferral limit, up to 25 employees", SMALL),
  simpleCatchUp: usd(3_850, "SIMPLE addition from age 50, up to 25 employees", SMALL),
  simpleHigherCatchUp: usd(5_250, "SIMPLE addition at ages 60 to 63", SMALL, NOT_CONFIRMED),
};
