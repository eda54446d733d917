/** Sentences of the states' tax law and forms. */
import type { Sentence } from "./sentence.ts";

/** Rules files of the Axiom Foundation, August 2026, which quote the statute they encode. */
const rules = (file: string) => `rulespec-us of the Axiom Foundation, ${file}.yaml`;
/** Rules of the RetireGolden engine, August 21, 2026, which quote the provision and check the quotation by program. */
const RETIREGOLDEN = "RetireGolden, packages/engine/src/rules";

export const states: readonly Sentence[] = [
  {
    document: "Form AR1000ES (2026), worksheet, line 2",
    text: "If you do not expect to itemize deductions, enter the standard deduction of $2,470 per taxpayer",
    read: RETIREGOLDEN,
    sets: { "states/AR/2026/tax.tax.standardForOne": "$2,470" },
  },
  {
    document: "A.R.S. 43-1011(A)(9)",
    text: "Subject to subsection F of this section, for taxable years beginning from and after December 31 of the year in which notice is provided to the department pursuant to section 43-243, subsection B, paragraph 2, the tax is 2.5% of taxable income.",
    read: RETIREGOLDEN,
    sets: { "states/AZ/*/tax.schedule.rates": "2.5%" },
  },
  {
    document: "30 Del. Code 1108(a)",
    text: "taxable periods beginning after December 31, 1998 … resident individual shall be $3,250 … resident spouses shall be $6,500 if they file a joint return … $3,250 each if they file separate returns",
    read: rules("us-de/statutes/30/1108"),
    sets: {
      "states/DE/*/standardDeduction.basic.basic.{single,married_separate}": "$3,250",
      "states/DE/*/standardDeduction.basic.basic.married_joint": "$6,500",
    },
  },
  {
    document: "30 Del. Code 1108(b)",
    text: "The sum of $2,500 shall be added … to the standard deduction determined under subsection (a) … in each of the following circumstances",
    read: rules("us-de/statutes/30/1108"),
    sets: { "states/DE/*/standardDeduction.age.{perSenior,perBlind}": "$2,500" },
  },
  {
    document: "O.C.G.A. 48-7-27, from 2026",
    text: "In the case of a single taxpayer, head of household, or married taxpayer filing a separate return, $15,000.00 … married couple filing a joint return, $30,000.00",
    read: rules("us-ga/statutes/48/48-7-27"),
    sets: {
      "states/GA/2026/standardDeduction.basic.basic.{single,head_of_household,married_separate}": "$15,000.00",
      "states/GA/2026/standardDeduction.basic.basic.married_joint": "$30,000.00",
    },
  },
  {
    document: "O.C.G.A. 48-7-26, from 2026",
    text: "$5,000.00 for each dependent",
    read: rules("us-ga/statutes/48/48-7-26"),
    sets: { "states/GA/2026/exemptions.dependents.perDependent": "$5,000.00" },
  },
  {
    document: "35 ILCS 5/201",
    text: "for taxable years beginning on or after July 1, 2017, an amount equal to 4.95%",
    read: rules("us-il/statutes/35/5/201"),
    sets: { "states/IL/*/tax.schedule.rates": "4.95%" },
  },
  {
    document: "35 ILCS 5/204(d)",
    text: "An additional exemption of $1,000",
    read: rules("us-il/statutes/35/5/204"),
    sets: { "states/IL/*/exemptions.allowance.{perSenior,perBlind}": "$1,000" },
  },
  {
    document: "35 ILCS 5/204(g)",
    text: "$500,000, in the case of spouses filing a joint federal tax return … $250,000, in the case of all other taxpayers",
    read: rules("us-il/statutes/35/5/204"),
    sets: {
      "states/IL/*/exemptions.allowance.incomeLimit.married_joint": "$500,000",
      "states/IL/*/exemptions.allowance.incomeLimit.{single,married_separate,head_of_household}": "$250,000",
    },
  },
  {
    document: "IC 6-3-2-1(b)(7)",
    text: "For taxable years beginning after December 31, 2025, and before January 1, 2027, two and ninety-five hundredths percent (2.95%).",
    read: RETIREGOLDEN,
    sets: { "states/IN/2026/tax.flat.rates": "2.95%" },
  },
  {
    document: "IC 6-3-1-3.5(a)(3)",
    text: "Subtract one thousand dollars ($1,000), or in the case of a joint return filed by a husband and wife, subtract for each spouse one thousand dollars ($1,000).",
    read: RETIREGOLDEN,
    sets: { "states/IN/*/exemptions.personal.perFiler": "$1,000" },
  },
  {
    document: "IC 6-3-1-3.5(a)(5)(C)",
    text: "Five hundred dollars ($500) for each additional amount allowable under Section 63(f)(1) of the Internal Revenue Code if the federal adjusted gross income of the taxpayer, or the taxpayer and the taxpayer's spouse in the case of a joint return, is less than forty thousand dollars ($40,000).",
    read: RETIREGOLDEN,
    sets: {
      "states/IN/*/exemptions.seniors.perSenior": "$500",
      "states/IN/*/exemptions.seniors.incomeLimit.{single,married_joint}": "$40,000",
    },
  },
  {
    document: "La. R.S. 47:32(A)",
    text: "computed at the rate of three percent on net income",
    read: rules("us-la/statutes/47:32"),
    sets: { "states/LA/2026/tax.flat.rates": "three percent" },
  },
  {
    document: "Miss. Code Ann. 27-7-17(3)(b)(iv)",
    text: "Two Thousand Three Hundred Dollars ($2,300.00) in the case of an individual who is not married.",
    read: RETIREGOLDEN,
    sets: { "states/MS/*/standardDeduction.basic.basic.single": "$2,300.00" },
  },
  {
    document: "Miss. Code Ann. 27-7-17(3)(b)(i)",
    text: "Four Thousand Six Hundred Dollars ($4,600.00) for each calendar year thereafter in the case of married individuals filing a joint or combined return;",
    read: RETIREGOLDEN,
    sets: { "states/MS/*/standardDeduction.basic.basic.married_joint": "$4,600.00" },
  },
  {
    document: "Miss. Code Ann. 27-7-21(b)",
    text: "In the case of a single individual, a personal exemption of Five Thousand Two Hundred Fifty Dollars ($5,250.00) for the 1979 and 1980 calendar years and Six Thousand Dollars ($6,000.00) for each calendar year thereafter.",
    read: RETIREGOLDEN,
    sets: { "states/MS/*/exemptions.personal.ofStatus.single": "$6,000.00" },
  },
  {
    document: "Miss. Code Ann. 27-7-21(f)",
    text: "In the case of any taxpayer or the spouse of the taxpayer who has attained the age of sixty-five (65) before the close of his taxable year, an additional exemption of One Thousand Five Hundred Dollars ($1,500.00).",
    read: RETIREGOLDEN,
    sets: { "states/MS/*/exemptions.age.perSenior": "$1,500.00" },
  },
  {
    document: "N.C.G.S. 105-153.7(a)",
    text: "A tax is imposed … on the North Carolina taxable income of every individual. … In 2026 3.99%",
    read: rules("us-nc/statutes/105/105-153/7"),
    sets: { "states/NC/2026/tax.schedule.rates": "3.99%" },
  },
  {
    document: "N.C.G.S. 105-153.5(a)",
    text: "Married, filing jointly/surviving spouse $25,500; Head of Household 19,125; Single 12,750; Married, filing separately 12,750",
    read: rules("us-nc/statutes/105/105-153.5/a"),
    sets: {
      "states/NC/*/standardDeduction.basic.basic.{married_joint,surviving_spouse}": "$25,500",
      "states/NC/*/standardDeduction.basic.basic.head_of_household": "19,125",
      "states/NC/*/standardDeduction.basic.basic.{single,married_separate}": "12,750",
    },
  },
  {
    document: "Ohio R.C. 5747.02(A)(3)",
    text: "equal to or less than twenty-six thousand fifty dollars, no tax shall be imposed … For taxable years beginning in 2026 and thereafter, $332.00 plus 2.75% of the amount in excess of $26,050",
    read: rules("us-oh/statutes/5747/02"),
    sets: { "states/OH/2026/tax.tax.rates": "no tax; $26,050; 2.75%" },
  },
  {
    document: "Ohio R.C. 5747.02(A)(4)(a)",
    text: "the tax imposed by this section on taxable business income shall equal three per cent of the result obtained by subtracting any amount allowed under division (A)(4)(b)",
    read: rules("us-oh/statutes/5747/02"),
    sets: { "states/OH/*/tax.tax.businessRate": "three per cent" },
  },
  {
    document: "Form PA-40, line 12",
    text: "Multiply Line 11 by 3.07 percent (0.0307)",
    read: "Invaro opentax-engine, packages/corpus-us-federal/src/rules/state-pa.ts",
    sets: { "states/PA/*/tax.schedule.rates": "3.07 percent" },
  },
  {
    document: "Va. Code 58.1-322.03",
    text: "$930 for each personal exemption",
    read: rules("us-va/statutes/58.1/58/1-322/03"),
    sets: { "states/VA/*/exemptions.personal.{perFiler,perDependent}": "$930" },
  },
];
