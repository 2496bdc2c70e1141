import type { ProductDocument } from '#domain/product/product.ts';

/**
 * Fields that follow from the legal class of a product: licence, classification, tax and warning; and the usual shelf
 * life. All of it is plainly sample data.
 */
type LegalClass = Pick<
  Required<ProductDocument>,
  | 'productClass'
  | 'manufacturer'
  | 'licenceNumber'
  | 'countryOfOrigin'
  | 'vegMark'
  | 'hsn'
  | 'gstRates'
  | 'cautions'
  | 'shelfLifeMonths'
>;

/** Mandatory label text of every food supplement. */
export const SUPPLEMENT_CAUTION =
  'HEALTH SUPPLEMENT. NOT FOR MEDICINAL USE. Do not exceed the recommended daily usage. Keep out of the reach of children. Ask your physician first if you are pregnant or nursing, take any regular medicine, or are to have an operation.';

/** Label text of an Ayurvedic medicine for internal use. */
export const INTERNAL_CAUTION =
  'Keep out of the reach of children. Ask a registered Ayurvedic practitioner or your physician first if you are pregnant or nursing, take any regular medicine, or are under a doctor’s care.';

/** Label text of an oil or balm for the skin. */
export const EXTERNAL_CAUTION =
  'For external use only. Keep away from the eyes and from broken skin. Try a little on the inner arm first; stop if the skin reddens. Keep out of the reach of children. See a doctor if discomfort lasts.';

/** The day from which the rates of the 56th GST Council apply (Notification 9/2025-Central Tax (Rate)). */
const NEW_RATES = '2025-09-22';
/** The seeded shop's accounts start here: no older rate is ever needed. */
const OLD_RATES = '2018-01-01';

const HERBAL_WORKS = {
  name: 'Franch Herbal Works (sample)',
  address: 'Plot 12, Sample Industrial Estate, Ollur, Thrissur 680306, Kerala, India',
};
const CARE_WORKS = {
  name: 'Franch Personal Care (sample)',
  address: 'Shed 4, Sample Cosmetic Park, Peenya, Bengaluru 560058, Karnataka, India',
};
const FOOD_WORKS = {
  name: 'Franch Nutrition Foods (sample)',
  address: 'Unit 7, Sample Food Park, Khed Shivapur, Pune 412205, Maharashtra, India',
};

/** The rate before and since 22 September 2025, each with the reason for the classification. */
function rates(oldRate: number, newRate: number, reason: string): LegalClass['gstRates'] {
  const changed =
    oldRate === newRate
      ? 'Unchanged by Notification 9/2025'
      : `Reduced from ${oldRate} % by Notification 9/2025`;
  return [
    { from: OLD_RATES, percent: oldRate, reason: `${reason}. Rate before 22 September 2025` },
    { from: NEW_RATES, percent: newRate, reason: `${reason}. ${changed}` },
  ];
}

function legal(
  productClass: LegalClass['productClass'],
  manufacturer: LegalClass['manufacturer'],
  licenceNumber: string,
  cautions: string,
) {
  return (hsn: string, gstRates: LegalClass['gstRates']): LegalClass => ({
    productClass,
    manufacturer,
    licenceNumber,
    countryOfOrigin: 'India',
    vegMark: 'veg',
    shelfLifeMonths: 24,
    cautions,
    hsn,
    gstRates,
  });
}

/** A classical Ayurvedic medicine, prepared by the formula and sold under the name of its book. */
export const CLASSICAL = legal(
  'ayurvedic-classical',
  HERBAL_WORKS,
  'Mfg. Lic. No. SAMPLE/25D/0108',
  INTERNAL_CAUTION,
)(
  '30049011',
  rates(5, 5, 'Classical Ayurvedic medicine by the formula and name of an authoritative book'),
);

/** An Ayurvedic proprietary medicine in a retail pack. */
export const PROPRIETARY = legal(
  'ayurvedic-proprietary',
  HERBAL_WORKS,
  'Mfg. Lic. No. SAMPLE/25D/0109',
  INTERNAL_CAUTION,
)(
  '30049011',
  rates(12, 5, 'Ayurvedic medicament put up for retail sale, licensed under rule 158-B'),
);

const cosmetic = legal('cosmetic', CARE_WORKS, 'Mfg. Lic. No. SAMPLE/COS/0042', EXTERNAL_CAUTION);

/** Toilet soap in bars, not medicated. */
export const BAR_SOAP = cosmetic(
  '34011190',
  rates(18, 5, 'Toilet soap in bars, sold for care and not as a medicated soap'),
);
/** Hair oil and shampoo. */
export const HAIR_OIL_OR_SHAMPOO = cosmetic('33059011', rates(18, 5, 'Hair oil or shampoo'));
/** Hair care that the reduced list does not name: packs, conditioners, serums. */
export const OTHER_HAIR_CARE = cosmetic(
  '33059090',
  rates(18, 18, 'Hair care other than oil and shampoo, not in the reduced list'),
);
/** Creams, gels, packs and mists for the skin. */
export const SKIN_CARE = cosmetic(
  '33049990',
  rates(18, 18, 'Preparation for the care of the skin, not in the reduced list'),
);
/** Liquid face and body wash. */
export const FACE_WASH = cosmetic(
  '34013019',
  rates(18, 18, 'Liquid product for washing the skin; the reduced entry names bars and cakes only'),
);
/** Toothpaste and tooth powder. */
export const TOOTH_CARE = cosmetic('33061020', rates(18, 5, 'Preparation for oral hygiene'));

const FSSAI = 'FSSAI Lic. No. 00000000000108';
const supplement = legal('food-supplement', FOOD_WORKS, FSSAI, SUPPLEMENT_CAUTION);
/** Each food has a caution of its own. */
const packedFood = legal('other', FOOD_WORKS, FSSAI, '');

/** Food supplements: capsules and herbal powders sold as food. */
export const SUPPLEMENT = supplement(
  '21069099',
  rates(18, 5, 'Food preparation not elsewhere specified: health supplement or herbal powder'),
);
/** Tea and herbal infusions in retail packs. */
export const TEA = packedFood(
  '09021010',
  rates(5, 5, 'Green tea with herbs in a packet of up to 3 kg'),
);
/** Packed honey. */
export const HONEY = packedFood('04090000', rates(5, 5, 'Natural honey, packed and labelled'));
/** Edible fixed oils that are not sold as hair oil or medicine. */
export const EDIBLE_OIL = packedFood(
  '15131100',
  rates(5, 5, 'Virgin coconut oil, sold as an edible oil'),
);
