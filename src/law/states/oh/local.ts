/** Ohio: municipal income tax. */
import { rateOfEarnings, typedRateOfEarnings } from "../../../engine/state/rules/places.ts";
import type { Figure } from "../../figure.ts";
import {
  byName,
  citing,
  type Documents,
  lastYearsTax,
  ONE_SOURCE,
  onFederalDates,
  placesByRate,
  placesIn,
  use,
} from "../figures.ts";

// biome-ignore format: reads as the published table
const rates = [
  [0.005, ["Cairo", "Conesville", "Corwin", "Edison", "North Star", "Patterson", "Williamsport"]],
  [0.0075, ["Carroll", "Commercial Point", "Elida", "St. Clairsville", "Sugar Grove", "Wayne", "Waynesville"]],
  [0.01, [
    "Aberdeen", "Adelphi", "Alexandria", "Alger", "Amanda", "Amsterdam", "Ansonia", "Antwerp", "Apple Creek",
    "Arcanum", "Arlington", "Ashley", "Ashville", "Baltimore", "Barnesville", "Batavia", "Beach City", "Beaverdam",
    "Bellaire", "Belle Center", "Bellville", "Belpre", "Bentleyville", "Bethel", "Bettsville", "Blanchester",
    "Bloomdale", "Bloomingdale", "Bloomville", "Bolivar", "Bowerston", "Bradford", "Bradner", "Bremen",
    "Bridgeport", "Buckland", "Burbank", "Burton", "Butler", "Byesville", "Cadiz", "Caldwell", "Camden",
    "Canfield", "Cardington", "Carrollton", "Catawba", "Cecil", "Centerburg", "Chesterville", "Chickasaw",
    "Clarksville", "Clinton", "Coal Grove", "Columbiana", "Continental", "Convoy", "Creston", "Cygnet",
    "Darbyville", "Deshler", "Dresden", "Dunkirk", "Empire", "Farmersville", "Fayetteville", "Felicity", "Findlay",
    "Fort Jennings", "Frazeysburg", "Fredericksburg", "Fredericktown", "Fulton", "Galena", "Gates Mills",
    "Georgetown", "Gettysburg", "Gibsonburg", "Glenmont", "Grand Rapids", "Gratis", "Green Springs", "Greenwich",
    "Hamersville", "Hamler", "Hanover", "Harrisburg", "Harrison", "Harrod", "Haskins", "Helena",
    "Hicksville", "Holgate", "Holmesville", "Hopedale", "Huntsville", "Huron", "Ironton", "Jamestown",
    "Jeffersonville", "Jenera", "Jerry City", "Jewett", "Johnstown", "Kalida", "Killbuck", "Kirby", "Kirkersville",
    "Lakeline", "Lakeview", "Latty", "Leesburg", "Lexington", "Liberty Center", "Lithopolis", "Lockington", "Lodi",
    "Loveland", "Luckey", "Lyons", "Madeira", "Madison", "Maineville", "Malinta", "Malta", "Malvern", "Manchester",
    "Marengo", "Marshallville", "Martins Ferry", "McClure", "McComb", "McConnelsville", "McGuffey",
    "Mechanicsburg", "Melrose", "Metamora", "Middleport", "Mifflin", "Milan", "Milford", "Milford Center",
    "Miller City", "Millersport", "Mineral City", "Monroeville", "Montgomery", "Moreland Hills",
    "Morral", "Morrow", "Mount Blanchard", "Mount Cory", "Mount Eaton", "Mount Sterling", "Mount Victory",
    "Nashville", "New Bavaria", "New Bloomington", "New Lebanon", "New Lexington", "New Madison", "New Paris",
    "New Richmond", "New Riegel", "New Waterford", "Newton Falls", "Newtown", "Ney", "North Baltimore",
    "North Perry", "North Ridgeville", "North Robinson", "Oak Harbor", "Oakwood (Paulding)", "Octa",
    "Ohio City", "Orrville", "Osgood", "Ostrander", "Ottawa", "Ottoville", "Owensville", "Pataskala",
    "Payne", "Pemberville", "Pepper Pike", "Perrysville", "Pickerington", "Piketon", "Pioneer", "Pitsburg",
    "Pleasant Hill", "Pleasantville", "Plymouth", "Pomeroy", "Portage", "Powhatan Point", "Quincy", "Richwood",
    "Ridgeway", "Ripley", "Risingsun", "Rock Creek", "Rockford", "Roseville", "Roswell", "Rushsylvania",
    "Rushville", "Russells Point", "Rutland", "Salineville", "Sardinia", "Scio", "Seville", "Sherrodsville",
    "Sherwood", "Shreve", "Somerset", "South Amherst", "South Bloomfield", "South Lebanon", "South Solon",
    "South Vienna", "St. Louisville", "St. Paris", "Stone Creek", "Stoutsville", "Stratton", "Sunbury", "Sycamore",
    "Thurston", "Tiro", "Tontogany", "Tremont City", "Trimble", "Union City", "Valley Hi", "Vanlue", "Wakeman",
    "Warsaw", "Washingtonville", "Waverly City", "Wayne Lakes", "Waynesfield", "Wellston", "West Alexandria",
    "West Elkton", "West Jefferson", "West Liberty", "West Mansfield", "West Millgrove", "West Salem",
    "West Union", "Westfield Center", "Weston", "Williamsburg", "Willshire", "Wintersville", "Woodsfield",
    "Woodstock", "Wyoming", "Yorkshire",
  ]],
  [0.0112, ["Mason"]],
  [0.012, ["Evendale"]],
  [0.0125, [
    "Beverly", "Blue Ash", "Cedarville", "Columbus Grove", "Forest", "Mariemont", "Medina", "Middlefield",
    "Mount Gilead", "Salem", "Sandusky", "Silverton", "South Charleston", "South Russell",
  ]],
  [0.013, ["North Kingsville"]],
  [0.0135, ["Mount Orab"]],
  [0.014, ["Urbana", "Wadsworth"]],
  [0.015, [
    "Addyston", "Amherst", "Andover", "Avon Lake", "Baltic", "Bay Village", "Botkins", "Carey", "Carlisle",
    "Celina", "Clay Center", "Clyde", "Coldwater", "Covington", "Cridersville", "Crooksville", "Dalton",
    "Danville", "Deer Park", "Delta", "Dover", "East Canton", "East Liverpool", "East Palestine", "Eaton",
    "Fairfield", "Fayette", "Forest Park", "Fort Loramie", "Fremont", "Gambier",
    "Geneva", "Geneva-On-The-Lake", "Genoa", "Glandorf", "Gnadenhutten", "Grafton", "Granville", "Greenhills",
    "Greenville", "Hartville", "Hebron", "Hillsboro", "Hubbard", "Jackson", "Jackson Center", "Jefferson",
    "Kenton", "Lagrange", "Lakewood", "Lebanon", "Leetonia", "Leipsic", "Lima", "London", "Lordstown",
    "Marysville", "Maumee", "Mayfield Heights", "Middle Point", "Midvale", "Millbury", "Millersburg", "Minerva",
    "Minster", "Napoleon", "New Bremen", "New Carlisle", "New Knoxville", "New London", "New Philadelphia",
    "New Washington", "North College Hill", "Northwood", "Norwalk", "Olmsted Falls", "Ontario", "Orwell",
    "Ottawa Hills", "Pandora", "Perrysburg", "Phillipsburg", "Plain City", "Port Clinton", "Port Washington",
    "Reminderville", "Rittman", "Russia", "Sabina", "Sharonville", "Smithville", "South Zanesville",
    "Spencerville", "Springboro", "St. Henry", "St. Marys", "Strasburg", "Stryker", "Sugarcreek", "Swanton",
    "Sylvania", "Tipp City", "Trenton", "Tuscarawas", "Union", "Vermilion", "Versailles", "Walbridge",
    "Wapakoneta", "Wauseon", "Wellsville", "West Lafayette", "West Milton", "West Unity", "Westlake", "Whitehouse",
    "Wilmington", "Windham", "Wooster", "Yellow Springs",
  ]],
  [0.016, ["Bellefontaine"]],
  [0.01625, ["Greenfield"]],
  [0.0165, ["Ada", "Bluffton", "Conneaut"]],
  [0.017, ["Golf Manor"]],
  [0.0172, ["Van Wert"]],
  [0.0175, [
    "Anna", "Delphos", "Edgerton", "Edon", "Elmore", "Englewood", "Fairfax", "Garrettsville",
    "Lewisburg", "Loudonville", "Navarre", "Nelsonville", "New Miami", "Newark", "North Lewisburg", "Shelby",
    "Troy", "Utica", "Wellington", "Willard", "Wilmot",
  ]],
  [0.018, ["Archbold", "Ashtabula", "Bryan", "Cincinnati", "Defiance"]],
  [0.0185, ["Chagrin Falls", "Delaware", "Marietta"]],
  [0.019, ["Zanesville"]],
  [0.0195, ["Athens"]],
  [0.02, [
    "Alliance", "Amberley", "Ashland", "Aurora", "Beachwood", "Bedford Heights", "Bellevue", "Berea",
    "Boston Heights", "Bratenahl", "Brecksville", "Brewster", "Brice", "Broadview Heights", "Brook Park",
    "Brookville", "Brunswick", "Cambridge", "Canal Fulton", "Canal Winchester", "Chardon", "Cheviot", "Coshocton",
    "Crestline", "Cuyahoga Falls", "Dennison", "Doylestown", "Dublin", "East Cleveland", "Eastlake",
    "Elmwood Place", "Fairborn", "Fairlawn", "Fairport Harbor", "Fairview Park", "Fostoria", "Franklin", "Galion",
    "Garfield Heights", "Girard", "Glenwillow", "Grand River", "Green", "Grove City", "Groveport", "Hamilton",
    "Heath", "Highland Heights", "Hudson", "Independence", "Kirtland", "Lincoln Heights", "Linndale", "Lisbon",
    "Logan", "Louisville", "Lowellville", "Lyndhurst", "Mantua", "Marble Cliff", "Marion", "Massillon", "Mayfield",
    "McDonald", "Mentor", "Mentor-On-The-Lake", "Middleburg Heights", "Middletown", "Minerva Park",
    "Mingo Junction", "Monroe", "Mount Healthy", "Mount Vernon", "New Albany", "New Franklin", "Newburgh Heights",
    "Newcomerstown", "Niles", "North Olmsted", "North Royalton", "Northfield", "Norton", "Norwood",
    "Orange", "Oxford", "Painesville", "Peninsula", "Perry", "Piqua", "Powell", "Reading", "Richfield",
    "Rocky River", "Sebring", "Shawnee Hills (Delaware)", "Sheffield", "Sheffield Lake",
    "Silver Lake", "Solon", "South Euclid", "Springdale", "Steubenville", "Stow", "Streetsboro", "Strongsville",
    "Struthers", "Tiffin", "Timberlake", "Toronto", "Twinsburg", "Uhrichsville", "Urbancrest", "Valley View",
    "Vandalia", "Waterville", "Westerville", "Wickliffe", "Willoughby", "Willoughby Hills", "Willowick",
  ]],
  [0.021, ["Arlington Heights", "Lockland", "St. Bernard"]],
  [0.0225, [
    "Barberton", "Bucyrus", "Centerville", "Cleveland Heights", "Elyria", "Hiram", "Holland", "Huber Heights",
    "Kent", "Kettering", "Lakemore", "Mansfield", "Miamisburg", "Munroe Falls", "New Concord", "Oregon",
    "Richmond Heights", "Rossford", "Shaker Heights", "Tallmadge", "West Carrollton City", "Xenia",
  ]],
  [0.023, ["Lancaster", "Woodlawn"]],
  [0.024, ["Springfield"]],
  [0.025, [
    "Akron", "Bexley", "Brooklyn", "Brooklyn Heights", "Campbell", "Canton", "Cleveland",
    "Columbus", "Cuyahoga Heights", "Dayton", "Gahanna", "Grandview Heights", "Highland Hills", "Hilliard",
    "Lorain", "Macedonia", "Maple Heights", "Mogadore", "Moraine", "New Boston",
    "Oakwood (Cuyahoga)", "Oakwood (Montgomery)", "Oberlin", "Obetz", "Parma", "Portsmouth", "Ravenna",
    "Reynoldsburg", "Riverside", "Seven Hills", "Toledo", "University Heights", "Upper Arlington", "Walton Hills",
    "Warren", "Whitehall", "Woodmere", "Worthington",
  ]],
  [0.026, ["Warrensville Heights"]],
  [0.0275, ["North Randall", "Trotwood", "Youngstown"]],
  [0.0285, ["Euclid"]],
  [0.03, ["Bedford", "Parma Heights"]],
] as const;

const FINDER = {
  cite: "Ohio Department of Taxation, The Finder: municipal income tax rates, as of August 2026",
  url: "https://thefinder.tax.ohio.gov",
};
const CCA = { cite: "Central Collection Agency, tax rates of 2025 and 2026", url: "https://www.ccaohio.gov/tax-rates" };
const rita = (code: string) => ({
  cite: `Regional Income Tax Agency, rate history of member ${code}`,
  url: `https://www.ritaohio.com/municipalities/Home/MemberPage?id=${code}`,
});
const ESTIMATED = {
  cite: "R.C. 718.08; Regional Income Tax Agency, Individual FAQs, Estimated Tax Payment Requirements",
  url: "https://www.ritaohio.com/Individuals/Faqs?category=I&subcategory=Estimates&questionID=1",
};
const NOTICE = {
  cite: "Dayforce, Tax and Garnishment Tables Notice 2025-19: changes on January 1, 2026",
  url: "https://help.dayforce.com/r/documents/Tax-and-Garnishment-Tables-Notice-2025-19/US-Taxes-Local",
};

export const localities = placesIn([2025, 2026], ({ dated, until }) => {
  const finder = citing(
    FINDER,
    dated({ 2025: ONE_SOURCE, 2026: "Rates as of August 2026, found in only one document." }),
  );

  /** Cities and villages whose rate changed on January 1, 2026, and those missing from the state's list. */
  const changed = [
    ["Avon", dated({ 2025: 0.0175, 2026: 0.0195 }), rita("020")],
    ["Bowling Green", dated({ 2025: 0.02, 2026: 0.0215 }), NOTICE],
    ["Chillicothe", dated({ 2025: 0.02, 2026: 0.018 }), NOTICE],
    ["Circleville", dated({ 2025: 0.02, 2026: 0.025 }), rita("190")],
    ["Clayton", dated({ 2025: 0.015, 2026: 0.025 }), CCA],
    ["De Graff", dated({ 2025: 0.01, 2026: 0.0175 }), rita("249")],
    ["Fort Recovery", dated({ 2025: 0.01, 2026: 0.015 }), NOTICE],
    [
      "Gallipolis",
      dated({ 2025: 0.01, 2026: 0.015 }),
      { cite: "City of Gallipolis, Tax Department", url: "https://cityofgallipolis.com/tax-department-2/" },
    ],
    ["Germantown", 0.015, rita("353")],
    ["Lockbourne", dated({ 2025: 0.01, 2026: 0.025 }), rita("427")],
    ["Montpelier", dated({ 2025: 0.016, 2026: 0.018 }), CCA],
    ["North Canton", dated({ 2025: 0.015, 2026: 0.02 }), rita("546")],
    ["Rio Grande", dated({ 2025: 0.015, 2026: 0.02 }), rita("588")],
    ["Sidney", dated({ 2025: 0.015, 2026: 0.0175 }), NOTICE],
    ["Stockport", 0.01, rita("719")],
    [
      "Washington",
      dated({ 2025: 0.0195, 2026: 0.0175 }),
      { cite: "City of Washington Court House, Tax Department", url: "https://www.cityofwch.com/183/Tax-Department" },
    ],
  ] as const;

  /** Cities and villages whose rate changed during 2025; each rate counts for its share of the days in the year. */
  const within2025 = [
    ["Hanging Rock", dated({ 2025: (334 * 0.01) / 365, 2026: 0.01 }), rita("616")],
    ["Millville", dated({ 2025: (184 * 0.01) / 365, 2026: 0.01 }), rita("691")],
    ["North Hampton", dated({ 2025: (184 * 0.01) / 365, 2026: 0.01 }), rita("695")],
    ["Oak Hill", dated({ 2025: (181 * 0.005 + 184 * 0.01) / 365, 2026: 0.01 }), rita("624")],
    ["Paulding", dated({ 2025: (181 * 0.011 + 184 * 0.01) / 365, 2026: 0.01 }), CCA],
    [
      "Upper Sandusky",
      dated({ 2025: (350 * 0.01 + 15 * 0.0175) / 365, 2026: 0.0175 }),
      { ...FINDER, cite: "The Finder, rate of Upper Sandusky from December 17, 2025, and before" },
    ],
  ] as const;

  // The village sets the year's rate at year-end: in December 2025, for 2025 and the year ahead.
  const indianHill = citing(
    { cite: "Village of Indian Hill, Tax", url: "https://indianhill.gov/departments/tax" },
    dated({ 2025: ONE_SOURCE, 2026: "The village council may change the rate of 2026 in December." }),
  );

  // R.C. 718.08(B), (C) and (E), which each city's ordinance repeats.
  const estimatedPayments = onFederalDates(200, citing(ESTIMATED), 0.9, lastYearsTax(citing(ESTIMATED), 1));

  const city = (rate: Figure<number>) => ({
    onStateReturn: false,
    estimatedPayments,
    tax: { earnings: use(rateOfEarnings, "Municipal income tax", { rate }) },
    notes: [
      "Ohio's business income deduction doesn't lower city tax. The city where you work also taxes you, and most home cities credit part of that.",
    ],
    missing: [
      "Credit for tax paid to the city where you work",
      "School district income tax",
      "Joint economic development districts",
    ],
  });
  const one = (name: string, rate: number, from: Documents) => placesByRate([[rate, [name]]], from, city);

  return [
    ...[
      ...placesByRate(rates, finder, city),
      ...changed.flatMap(([name, rate, source]) => one(name, rate, citing(source, until(2025, ONE_SOURCE)))),
      ...within2025.flatMap(([name, rate, source]) =>
        one(
          name,
          rate,
          citing(source, until(2025, "The rate changed during 2025. This is its average over the year.")),
        ),
      ),
      ...one("Indian Hill", 0.005, indianHill),
    ].sort(byName),
    {
      name: "Another place in Ohio",
      onStateReturn: false,
      estimatedPayments,
      tax: { earnings: use(typedRateOfEarnings, "Municipal income tax", {}) },
    },
  ];
});
