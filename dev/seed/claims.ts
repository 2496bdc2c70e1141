/**
 * Words that Indian law forbids in the advertising of medicines, cosmetics and foods: the Schedule of the Drugs and
 * Magic Remedies Act 1954, Schedule J of the Drugs Rules, and promises that no product can keep. A shop's product texts
 * and articles are advertising too.
 */
export const FORBIDDEN_CLAIMS =
  /\b(?:cures?|cured|guarantee[sd]?|miracles?|permanent(?:ly)?|side[- ]effects?|remed(?:y|ies)|treats?|treatment|heals?|diabet\w*|blood (?:sugar|pressure)|arthrit\w*|rheumat\w*|cancer|tumou?rs?|asthma|epilep\w*|obes\w*|weight loss|slimming|impoten\w*|libido|menstrua\w*|paralys\w*|cataract|glaucoma|goit\w*|hypertension|cholesterol|fevers?|typhoid|tubercul\w*|psoria\w*|eczema|acne|leprosy|leucoderma|vitiligo|kidney|piles|ulcers?|hysteria|insomnia|anxiety|depression|memory|fairness|whiten\w*|baldness|hair (?:growth|fall|loss)|anti-?ageing|wrinkles|immunity|virus|infection|detox\w*)\b|100 ?%|\bbest\b/i;
