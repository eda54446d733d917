export interface CapitalLossLaw {
  readonly limit: number;
}

export type CapitalGains = ReturnType<typeof capitalGains>;

/** Short- and long-term gains together (Schedule D). Dollars, unrounded. Leaves out gains taxed at 25% and 28%. */
export function capitalGains(shortTerm: number, longTerm: number, law: CapitalLossLaw) {
  const net = shortTerm + longTerm;
  const counted = Math.max(net, -law.limit);
  const carriedForward = counted - net;
  const netCapitalGain = Math.max(0, Math.min(net, longTerm));
  return { net, counted, carriedForward, netCapitalGain };
}
