/** The package has no types; these cover what the benchmark calls. */
declare module "amortizejs" {
  export const Calculator: {
    calculate(config: {
      readonly method: "mortgage";
      readonly apr: number;
      readonly balance: number;
      readonly loanTerm: number;
    }): { readonly totalPayment: number };
  };
}
