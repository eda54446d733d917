/** Changes to the site that a reader may want to know about: new pages, new rules, corrected numbers. Newest first. */

export interface SiteChange {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly title: string;
  /** In a sentence or two. A correction says what was wrong, and for whom. */
  readonly what: string;
  /** The page it is about. */
  readonly path: string;
  /** Set for the correction of a number. */
  readonly correction?: boolean;
}

export const changes: readonly SiteChange[] = [
  {
    date: "2026-11-28",
    title: "Correction: health insurance in the year of turning 65, and of a spouse who works",
    what: "Plans had Medicare from January of the year you turn 65. It starts in the month of your birthday, so for most people several months of insurance were missing. A spouse who still works was charged for insurance.",
    path: "/retirement-calculator",
    correction: true,
  },
  {
    date: "2026-11-28",
    title: "Correction: jobs that begin with the plan, annuities, and employer matches",
    what: "Social Security counted a job that begins with the plan as if you had held it since age 22. Alabama, Hawaii, Maryland and Rhode Island left annuities in traditional accounts untaxed. A plan without saving no longer has an employer’s match.",
    path: "/retirement-calculator",
    correction: true,
  },
  {
    date: "2026-11-28",
    title: "Correction: early retirement withdrawals, and couples who pay for child care",
    what: "We now count the additional tax on money taken from retirement accounts before 59½: 10%, and 2.5% more in California. If your spouse studies full time or is disabled, you can get the credit for child care.",
    path: "/gig-economy-tax-calculator",
    correction: true,
  },
  {
    date: "2026-11-28",
    title: "Correction: what to set aside, who has to file, and Marketplace credits",
    what: "The share to set aside from gig pay included tax on pensions and jobs. Losses on stocks hid that some people have to file. Credit paid in advance was charged back before you entered the Silver plan’s price.",
    path: "/gig-economy-tax-calculator",
    correction: true,
  },
  {
    date: "2026-11-28",
    title: "Correction: adjustable, interest-only, FHA, VA and USDA loans",
    what: "The income needed for an adjustable or interest-only loan was too low: lenders count a higher payment than the first one. FHA’s and VA’s adjustable loans had Fannie Mae’s limits, which are lower. The check of a Loan Estimate raised false alarms on FHA, VA and USDA forms.",
    path: "/mortgage-calculator",
    correction: true,
  },
  {
    date: "2026-11-28",
    title: "Correction: taxes of owning, cash buyers, and homes sold within two years",
    what: "Tax saved by owning is now that of a full year, and a loan from 2017 or earlier keeps its limit of $1,000,000. Buyers who pay cash had a lender’s fee and an escrow deposit. A home sold within two years had no tax on its gain.",
    path: "/mortgage-calculator",
    correction: true,
  },
  {
    date: "2026-11-27",
    title: "Correction: amounts in files and on paper",
    what: "Files and printed sheets showed some of the law’s dollar amounts as percentages: Colorado’s credit of $1,200 for each child appeared as 120,000%. The results were right.",
    path: "/gig-economy-tax-calculator",
    correction: true,
  },
  {
    date: "2026-11-27",
    title: "Correction: health insurance before 65, and self-employed savers",
    what: "Premiums before 65 now rise with age even if you don’t count the tax credit. Until you enter your own, they start at the average price at your age, not at $9,000, which was too low after 50. A self-employed saver’s SEP, solo 401(k) or IRA has its own limit, not a 401(k)’s.",
    path: "/retirement-calculator",
    correction: true,
  },
  {
    date: "2026-11-26",
    title: "Correction: what refinancing is worth to you",
    what: "We discounted later dollars by a twelfth of your savings’ yearly return each month, which compounds to more than that return in a year. So a gain was a little too small: for a loan of $300,000 that goes from 7.1% to 6.2%, by $109 over 11 years.",
    path: "/mortgage-calculator",
    correction: true,
  },
  {
    date: "2026-11-26",
    title: "Correction: unemployment pay, child care credits and pensions in several states",
    what: "Virginia and DC don’t tax unemployment pay, and Indiana taxes only part of it. Pennsylvania and Iowa give their child care credits even if you owe no federal tax. In Delaware and Kentucky, couples with pensions paid a little too much or too little. Indiana’s credit for older filers is smaller than we had it, and Colorado’s Family Affordability Tax Credit for 2025 begins to fall at $26,000 on a joint return.",
    path: "/gig-economy-tax-calculator",
    correction: true,
  },
  {
    date: "2026-11-26",
    title: "Correction: how much you need to pay during the year in six states",
    what: "With high income last year, Kansas, Louisiana, Mississippi, New Mexico and Utah ask for 100% of that year’s tax, not 110%. For 2026, Louisiana asks for 70% of this year’s tax, not 90%.",
    path: "/gig-economy-tax-calculator",
    correction: true,
  },
  {
    date: "2026-11-26",
    title: "Correction: state tax on high deductions, gains and investment income",
    what: "In Idaho and Colorado we taxed an added-back amount even when your deductions were more than your income. Hawaii’s tax on gains, Minnesota’s child credit and Indiana’s earned income credit used old limits.",
    path: "/gig-economy-tax-calculator",
    correction: true,
  },
  {
    date: "2026-11-26",
    title: "Correction: what you keep, if your work gives you a Marketplace credit",
    what: "If you had no other income, we counted the premium tax credit against your work, although you wouldn’t get it without the work. “You keep” was too low by the whole credit.",
    path: "/gig-economy-tax-calculator",
    correction: true,
  },
  {
    date: "2026-11-26",
    title: "Correction: Social Security estimated from pay, near retirement",
    what: "We estimated past pay from today’s pay without the raises of 2025 and 2026, so benefits of people around 62 and older came out 2% to 5% too high. A pasted earnings record was never affected. And what you convert to a Roth account can now be taken out without the 10% tax only after five years.",
    path: "/retirement-calculator",
    correction: true,
  },
  {
    date: "2026-11-26",
    title: "Correction: miles so far, and an S corporation’s payroll",
    what: "When pay “so far” is carried on to the end of the year, miles are now carried on too, unless you say they are the whole year’s. Until now we counted only the miles typed. And an S corporation’s salary now bears state disability insurance or paid leave where we know the rate. In California that is 1.3% of it.",
    path: "/gig-economy-tax-calculator",
    correction: true,
  },
  {
    date: "2026-11-26",
    title: "Correction: home insurance by state, and closing costs",
    what: "The national average for home insurance was from 2025, but the states’ averages were from 2022, so choosing a state made a house look cheaper. We now raise each state’s average by as much as the national one rose and call it an estimate. Closing costs follow ten states’ own averages.",
    path: "/mortgage-calculator",
    correction: true,
  },
  {
    date: "2026-11-26",
    title: "Correction: when your present loan ends, if you refinance",
    what: "If the payment you typed pays your loan off sooner than the years you typed, the comparison now uses the sooner end everywhere. A few of its figures used the later one.",
    path: "/mortgage-calculator",
    correction: true,
  },
  {
    date: "2026-11-23",
    title: "Correction: Colorado’s family credit of 2025, and paying Detroit late",
    what: "For a surviving spouse, Colorado’s Family Affordability Tax Credit begins to fall at $15,000 of income. We had $25,000, which is for joint returns. And the page now says what being late with Detroit costs.",
    path: "/gig-economy-tax-calculator",
    correction: true,
  },
  {
    date: "2026-11-23",
    title: "Correction: state taxes in 2027 and later",
    what: "New York’s rates fall by 0.1 percentage point in 2027. Indiana deducts tips, overtime and car loan interest in 2026 only. Plans gave some later retirees in Michigan, Utah and Virginia deductions that belong to people born before 1953 or 1939, and kept Michigan’s break for Social Security and Hawaii’s larger food credit too long. Rhode Island’s child credit of 2027 is new.",
    path: "/retirement-calculator",
    correction: true,
  },
  {
    date: "2026-11-23",
    title: "Correction: what states ask for during the year, and five states’ amounts",
    what: "Maryland and DC ask for 110% of last year’s tax, not 100%, and New Jersey for 100%, not 110%. The tax at which Delaware, Georgia and Pennsylvania ask for payments was wrong. Maine’s credits and some Minnesota and Wisconsin amounts for 2026 were off by a few dollars, and older homeowners in Maine get more of the property tax credit.",
    path: "/gig-economy-tax-calculator",
    correction: true,
  },
  {
    date: "2026-11-23",
    title: "Gig tax: what it costs to be late with your state or an Ohio city",
    what: "The page says what being late costs in eleven states and in Ohio’s cities, and when New York City, Michigan’s cities and Pennsylvania’s local tax want payments.",
    path: "/gig-economy-tax-calculator",
  },
  {
    date: "2026-11-23",
    title: "Correction: pensions after a death, and a home that is sold",
    what: "The survivor used to keep a pension in full. Now you choose the share, and half is the default. You can compare two pension options, and selling a home asks what you paid for it and taxes the gain.",
    path: "/retirement-calculator",
    correction: true,
  },
  {
    date: "2026-11-23",
    title: "Calendar files without amounts, and links that can be undone",
    what: "A calendar file leaves out amounts unless you ask for them. If a link replaces what you had typed, the page says so, and Undo brings it back.",
    path: "/mortgage-calculator",
  },
  {
    date: "2026-11-23",
    title: "Correction: 1099 or W-2, next to a job with high pay",
    what: "If your job’s pay and the paycheck we compared with came to more than the Social Security wage base, we left out the Social Security tax that you get back with your return. The salary that leaves you as much as your profit was up to 9% too high.",
    path: "/gig-economy-tax-calculator",
    correction: true,
  },
  {
    date: "2026-11-23",
    title: "Gig tax: payments to cities, and five states’ own due dates",
    what: "The plan, the headline and the calendar file now include what Ohio’s cities and Detroit ask for during the year. Returns in Hawaii, Delaware, Iowa, Virginia and Louisiana have their own due dates.",
    path: "/gig-economy-tax-calculator",
  },
  {
    date: "2026-11-23",
    title: "Nothing typed is lost: undo after a reload, and percent or dollars",
    what: "Undo works after a reload, the home page keeps what you typed in it, and a share of the price stays the same money when you switch between percent and dollars.",
    path: "/mortgage-calculator",
  },
  {
    date: "2026-11-23",
    title: "Correction: 2027 amounts that follow prices",
    what: "We measured prices in July and August against a seasonally adjusted index for June. Tax brackets and other amounts that we work out for 2027 were up to 0.1% too high.",
    path: "/gig-economy-tax-calculator",
    correction: true,
  },
  {
    date: "2026-11-23",
    title: "Retirement: a way out of each stress test, and two corrections",
    what: "A stress test that your plan fails now names what would pass it. The earliest age to stop was too early for people whose gig lasts until they stop: the gig kept paying after that. Guyton-Klinger rules no longer limit raises for inflation to 6% a year, which is from an earlier paper.",
    path: "/retirement-calculator",
    correction: true,
  },
  {
    date: "2026-11-23",
    title: "Correction: the highest price you could afford",
    what: "The highest price assumed that home insurance rises with the price, so it moved once you typed it. With less than 20% down, it could also use too low a rate for mortgage insurance. Both now use the numbers on the page, and a house that costs too much says so before you choose a loan.",
    path: "/mortgage-calculator",
    correction: true,
  },
  {
    date: "2026-11-23",
    title: "Corrections: what employers withhold, and four states",
    what: "If you have a job in a city that taxes wages, we no longer count as owed the city tax your employer already withheld. For ten states, our estimate of paycheck withholding now follows the formulas those states give employers. Illinois and Ohio ask high earners for 100% of last year’s tax, not 110%. Missouri asks for estimated payments once you owe $100. In Iowa, a surviving spouse gets one exemption credit, not two.",
    path: "/gig-economy-tax-calculator",
    correction: true,
  },
  {
    date: "2026-11-23",
    title: "Mortgage: “Which loan?” checks your income",
    what: "For each program, it shows whether your income is enough, the program’s limit, the share of income you would use, and what you could afford.",
    path: "/mortgage-calculator",
  },
  {
    date: "2026-11-23",
    title: "Gig tax: plan for 2027, and section 179 for equipment",
    what: "You can choose 2027. The page says which of its figures are published and which we work out from the law until they are. Equipment can be deducted under section 179, with its income limit and what carries over.",
    path: "/gig-economy-tax-calculator",
  },
  {
    date: "2026-11-23",
    title: "Corrections: local taxes in Ohio and Kentucky, and three states",
    what: "For 2025, we used the 2026 rates for 19 Ohio municipalities. In Kentucky, we had a wrong rate or kind of tax for five cities and counties. Minnesota’s limits for untaxed Social Security in 2026, Maine’s property tax credit for one person and Virginia’s limit on itemized deductions were wrong. If you left state withholding empty, an IRA contribution wrongly lowered our estimate of it.",
    path: "/gig-economy-tax-calculator",
    correction: true,
  },
  {
    date: "2026-11-23",
    title: "Retirement: accounts one by one, and a TIPS ladder",
    what: "You can list each account with its balance and its owner. You can plan a ladder of inflation-protected bonds and see what it costs. The price of a deferred annuity is now held to the legal limit, and the figures in every comparison show how we got them.",
    path: "/retirement-calculator",
  },
  {
    date: "2026-11-23",
    title: "Retirement: lower lifetime tax, money for the children, annuities",
    what: "The calculator searches conversions, the order of accounts and claiming ages for the plan that leaves you the most after tax. You can set an amount to leave, and buy an income annuity from your savings.",
    path: "/retirement-calculator",
  },
  {
    date: "2026-11-23",
    title: "Mortgage: cash and income at a glance, a room rented out, offers with names",
    what: "Under the monthly payment, you see the cash to bring to closing and the income you need. You can count rent from part of the home, and name each offer after its lender.",
    path: "/mortgage-calculator",
  },
  {
    date: "2026-11-23",
    title: "Gig tax: several cars, and losses carried over",
    what: "A gig can have more than one car, each with its own method. A net operating loss from earlier years lowers your income tax.",
    path: "/gig-economy-tax-calculator",
  },
  {
    date: "2026-11-22",
    title: "Corrections for the self-employed",
    what: "Rent from real estate was charged self-employment tax. The deduction for business income left out wages and property. SIMPLE plans, health premiums beside an advance credit, HSA months, and state and local taxes of people who file separately with a high income were wrong. So were parts of the tax in Colorado, South Carolina and seven other states.",
    path: "/gig-economy-tax-calculator",
    correction: true,
  },
  {
    date: "2026-11-21",
    title: "The mortgage guide and the true cost of owning a home",
    what: "Two guides with tools inside. Every figure in them comes from the calculators or is calculated when the page is built.",
    path: "/guides",
  },
  {
    date: "2026-11-21",
    title: "Three calculators",
    what: "Gig tax, mortgage and retirement. Each number opens to show how it was calculated and where its figures come from.",
    path: "/",
  },
];
