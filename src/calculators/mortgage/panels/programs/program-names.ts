export const programNames = ["conventional", "fha", "va", "usda"] as const;
export type ProgramName = (typeof programNames)[number];

export const PROGRAM_TITLES = { conventional: "Conventional", fha: "FHA", va: "VA", usda: "USDA" } as const;
