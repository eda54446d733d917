export interface HomeSale {
  readonly purchasePrice: number;
  /** Improvements and costs of buying that belong to the basis: title insurance, recording, transfer tax. */
  readonly improvements: number;
  readonly salePrice: number;
  /** Share of the price. */
  readonly sellingShare: number;
}

export interface HomeSaleLaw {
  /** For this household: 250,000, or 500,000 on a joint return. */
  readonly gainExclusion: number;
}

export type HomeSaleGain = ReturnType<typeof homeSaleGain>;

/** Taxable gain of selling a main home owned and lived in for two of the last five years (26 USC 121). A loss is not deductible. */
export function homeSaleGain(sale: HomeSale, { gainExclusion }: HomeSaleLaw) {
  const amountRealized = sale.salePrice * (1 - sale.sellingShare);
  const basis = sale.purchasePrice + sale.improvements;
  const gain = amountRealized - basis;
  const taxableGain = Math.max(0, gain - gainExclusion);
  return { amountRealized, basis, gain, taxableGain };
}
