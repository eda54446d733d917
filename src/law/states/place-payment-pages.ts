/** Where cities and counties with their own returns take estimated tax, or who says where. */
import type { PaymentPage } from "./payment-pages.ts";

const page = (url: string, name: string, form?: string): PaymentPage => ({ url, name, ...(form ? { form } : {}) });

const pages: Readonly<Record<string, Readonly<Record<string, PaymentPage>>>> = {
  OH: {
    Akron: page("https://www.akronohio.gov", "the City of Akron, Income Tax Division"),
    Cincinnati: page("https://www.cincinnati-oh.gov/finance/income-taxes/", "the City of Cincinnati, Income Taxes"),
    Cleveland: page("https://www.ccaohio.gov", "the Central Collection Agency"),
    Columbus: page("https://crisp.columbus.gov", "CRISP, the City of Columbus's tax portal", "Form IR-PV"),
    Dayton: page("https://www.daytonohio.gov", "the City of Dayton, Division of Taxation"),
    Lorain: page("https://cityoflorain.org", "the City of Lorain, Income Tax Department"),
    Toledo: page("https://toledo.oh.gov/how-to-pay-your-income-taxes", "the City of Toledo, Taxation"),
  },
  MI: {
    Detroit: page("https://www.michigan.gov/taxes/citytax/detroit", "the Michigan Department of Treasury", "Form 5123"),
    "Grand Rapids": page(
      "https://www.grandrapidsmi.gov",
      "the City of Grand Rapids, Income Tax Department",
      "Form GR-1040ES",
    ),
  },
  PA: {
    Philadelphia: page("https://tax-services.phila.gov", "the Philadelphia Tax Center"),
  },
  NY: {
    "New York City": page("https://www.nyc.gov/eservices", "the NYC Department of Finance", "Form NYC-5UBTI"),
  },
};

/** For every other place of a state: the list that names its tax office. */
const finders: Readonly<Record<string, PaymentPage>> = {
  OH: page("https://thefinder.tax.ohio.gov", "the office that Ohio's Finder names for your address"),
  MI: page(
    "https://www.michigan.gov/taxes/questions/iit/accordion/general/what-cities-impose-an-income-tax",
    "your city's income tax office, from Michigan's list",
    "Form CF-1040ES",
  ),
  PA: page(
    "https://dced.pa.gov/local-government/local-income-tax-information/",
    "your local collector, from Pennsylvania's list",
  ),
};

/** Undefined where we don't know who takes the payment. */
export const placePaymentPage = (state: string, payee: string): PaymentPage | undefined =>
  pages[state]?.[payee] ?? finders[state];
