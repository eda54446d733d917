/** Where each state takes estimated income tax, and what to choose there. */

export interface PaymentPage {
  /** The agency's payment page if its own documents name one; otherwise its home page. */
  readonly url: string;
  /** The name of the agency's service, or of the agency. */
  readonly name: string;
  /** The payment form, if there is one. */
  readonly form?: string;
}

const page = (url: string, name: string, form?: string): PaymentPage => ({ url, name, ...(form ? { form } : {}) });

export const paymentPages: Readonly<Record<string, PaymentPage>> = {
  AL: page("https://www.revenue.alabama.gov", "the Alabama Department of Revenue", "Form 40ES"),
  AR: page("https://atap.arkansas.gov", "Arkansas Taxpayer Access Point", "Form AR1000ES"),
  AZ: page("https://aztaxes.gov/Home/paymentindividual", "AZTaxes", "Form 140ES"),
  CA: page("https://www.ftb.ca.gov/pay", "FTB Web Pay", "Form 540-ES"),
  CO: page("https://tax.colorado.gov/individual-income-tax-estimated-payments", "Revenue Online", "Form DR 0104EP"),
  CT: page("https://portal.ct.gov/drs/myconnect/filing-and-paying", "myconneCT", "Form CT-1040ES"),
  DC: page("https://mytax.dc.gov", "MyTax.DC.gov", "Form D-40ES"),
  DE: page("https://revenue.delaware.gov", "the Delaware Division of Revenue"),
  GA: page("https://georgia.gov/pay-estimated-tax", "Georgia Tax Center", "Form 500-ES"),
  HI: page("https://tax.hawaii.gov", "the Hawaii Department of Taxation"),
  IA: page("https://revenue.iowa.gov", "the Iowa Department of Revenue", "Form IA 1040ES"),
  ID: page("https://tax.idaho.gov", "the Idaho State Tax Commission"),
  IL: page("https://mytax.illinois.gov", "MyTax Illinois", "Form IL-1040-ES"),
  IN: page("https://intime.dor.in.gov", "INTIME", "Form ES-40"),
  KS: page("https://www.ksrevenue.gov", "the Kansas Department of Revenue", "Form K-40ES"),
  KY: page("https://revenue.ky.gov", "the Kentucky Department of Revenue", "Form 740-ES"),
  LA: page("https://revenue.louisiana.gov", "the Louisiana Department of Revenue", "Form IT-540ES"),
  MA: page("https://mtc.dor.state.ma.us/mtc", "MassTaxConnect", "Form 1-ES"),
  MD: page(
    "https://www.marylandtaxes.gov/individual/tax-compliance/estimated-tax-payments-for-ind.php",
    "the Comptroller of Maryland",
    "Form PV",
  ),
  ME: page("https://www.maine.gov/revenue", "Maine Revenue Services", "Form 1040ES-ME"),
  MI: page("https://www.michigan.gov/iit", "the Michigan Department of Treasury", "Form MI-1040ES"),
  MN: page("https://www.revenue.state.mn.us", "the Minnesota Department of Revenue"),
  MO: page("https://dor.mo.gov", "the Missouri Department of Revenue", "Form MO-1040ES"),
  MS: page("https://www.dor.ms.gov", "the Mississippi Department of Revenue"),
  MT: page("https://revenue.mt.gov", "the Montana Department of Revenue"),
  NC: page("https://www.ncdor.gov/file-pay/eservices", "NCDOR eServices", "Form NC-40"),
  ND: page("https://www.tax.nd.gov", "the North Dakota Tax Commissioner", "Form ND-1ES"),
  NE: page("https://revenue.nebraska.gov", "the Nebraska Department of Revenue", "Form 1040N-ES"),
  NJ: page(
    "https://www.nj.gov/treasury/taxation/njit20.shtml",
    "the New Jersey Division of Taxation",
    "Form NJ-1040-ES",
  ),
  NM: page("https://www.tax.newmexico.gov", "New Mexico Taxation and Revenue", "Form PIT-ES"),
  NY: page("https://www.tax.ny.gov/pay/ind/pay-estimated-from-bank.htm", "the New York Tax Department", "Form IT-2105"),
  OH: page("https://tax.ohio.gov/pay", "the Ohio Department of Taxation", "Form IT 1040ES"),
  OK: page("https://oklahoma.gov/tax", "the Oklahoma Tax Commission", "Form OW-8-ES"),
  OR: page("https://www.oregon.gov/dor", "the Oregon Department of Revenue"),
  PA: page("https://mypath.pa.gov", "myPATH", "Form PA-40 ES"),
  RI: page("https://tax.ri.gov", "the Rhode Island Division of Taxation", "Form RI-1040ES"),
  SC: page("https://dor.sc.gov/pay", "MyDORWAY", "Form SC1040ES"),
  UT: page("https://incometax.utah.gov", "the Utah State Tax Commission"),
  VA: page("https://www.tax.virginia.gov/individual-estimated-tax-payments", "Virginia Tax", "Form 760ES"),
  VT: page("https://tax.vermont.gov", "the Vermont Department of Taxes", "Form IN-114"),
  WI: page("https://www.revenue.wi.gov/Pages/faqs/pcs-estpay.aspx", "the Wisconsin Department of Revenue", "Form 1-ES"),
  WV: page("https://tax.wv.gov", "the West Virginia Tax Division", "Form IT-140ES"),
};
