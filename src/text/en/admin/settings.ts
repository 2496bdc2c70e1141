import type { SettingSection } from '#domain/site/settings-fields.ts';
import type { FEE_RULES, SettingFault } from '#domain/site/settings-form.ts';

const sections: Readonly<Record<SettingSection, { title: string; lead: string }>> = {
  seller: {
    title: 'Seller',
    lead: 'Who sells, as the law asks every page to say: legal name, address, customer care, grievance officer.',
  },
  contact: { title: 'Contact', lead: 'How shoppers reach you. What is empty is not shown.' },
  banner: {
    title: 'Announcement bar',
    lead: 'One sentence above every page of the shop, on wide screens. Left empty, it promises a surprise gift with every order.',
  },
  location: {
    title: 'Place on the map',
    lead: 'Where the office is. Without it the footer shows the address alone.',
  },
  shipping: { title: 'Delivery charges', lead: 'What delivery costs, in rupees, taxes included.' },
  delivery: {
    title: 'Where and how you deliver',
    lead: 'PIN codes are given by their first digits, such as 744 for the Andamans.',
  },
  tax: { title: 'Tax', lead: 'What invoices say of you. Without it no invoice can be made.' },
};

const faults: Readonly<Record<SettingFault, string>> = {
  required: 'Please fill this in.',
  'too-long': 'This is too long. Please shorten it.',
  email: 'This does not look like an e-mail address.',
  link: 'A link begins with https:// and has no spaces.',
  rupees: 'Please give an amount in rupees, such as 499 or 49.50, of at most one crore.',
  pins: 'Only first digits of PIN codes, with commas between: 744, 6825.',
  choice: 'Please choose one.',
  degrees: 'Please give degrees, such as 12.9719; latitude up to 90, longitude up to 180.',
  'both-degrees': 'A place needs both numbers.',
  series: 'One to three letters or digits.',
  'same-series': 'Credit notes need a series of their own.',
  gstin: 'This is no GSTIN: its 15 characters or its check digit are wrong.',
  'gstin-state': 'The first two digits of the GSTIN name another State.',
  fssai: 'A licence number of FSSAI has 14 digits.',
  percent: 'Please give a rate from 0 to 40.',
  hsn: 'A code has 4, 6 or 8 digits.',
  'cod-range': 'This is less than the least. Zero takes no cash at all.',
  shape: 'This cannot be stored like this.',
};

const feeRules: Readonly<Record<(typeof FEE_RULES)[number], string>> = {
  'pro-rata': 'Shared out by value over the rates of the goods',
  principal: 'At the rate of the dearest line',
  highest: 'At the highest rate of the order',
  fixed: 'At a rate and code of its own',
};

/** The labels of the fields, by their place in the document. */
const labels: Readonly<Record<string, string>> = {
  'seller.legalName': 'Legal name',
  'seller.address': 'Address',
  'seller.email': 'E-mail of customer care',
  'seller.phone': 'Phone of customer care',
  'seller.grievanceOfficer.name': 'Grievance officer',
  'seller.grievanceOfficer.designation': 'Designation of the officer',
  'seller.grievanceOfficer.email': 'E-mail of the officer',
  'seller.grievanceOfficer.phone': 'Phone of the officer',
  phone: 'Phone',
  email: 'E-mail',
  hours: 'When the phone is answered',
  whatsapp: 'WhatsApp',
  'socials.facebook': 'Facebook',
  'socials.instagram': 'Instagram',
  'socials.youtube': 'YouTube',
  'socials.x': 'X',
  banner: 'Sentence',
  'location.latitude': 'Latitude',
  'location.longitude': 'Longitude',
  'shipping.freeFromPaise': 'Free from an order of ₹',
  'shipping.feePaise': 'Delivery below that, ₹',
  'shipping.codFeePaise': 'Fee for cash on delivery, ₹',
  'delivery.shipsFrom': 'Parcels are sent from',
  'delivery.codMinPaise': 'Cash from a total of ₹',
  'delivery.codMaxPaise': 'Cash up to a total of ₹',
  'delivery.unservedPins': 'Not delivered to',
  'delivery.prepaidOnlyPins': 'No cash taken in',
  'delivery.remotePins': 'Takes longer to',
  'tax.gstin': 'GSTIN',
  'tax.state': 'State of registration',
  'tax.legalName': 'Name on the certificate',
  'tax.series': 'Invoices begin with',
  'tax.creditSeries': 'Credit notes begin with',
  'tax.feeRule.kind': 'How fees are taxed',
  'tax.feeRule.percent': 'Rate of fees, in percent',
  'tax.feeRule.hsn': 'Code of fees (SAC)',
  'tax.fssai': 'FSSAI licence',
  'tax.signatory': 'Who signs',
};

const hints: Readonly<Record<string, string>> = {
  'delivery.codMaxPaise': 'Zero takes no cash at all.',
  'tax.legalName': 'Empty when it is the seller’s legal name.',
  'tax.feeRule.kind': 'Ask your accountant: advisers disagree.',
  'tax.feeRule.percent': 'Only for a rate of its own.',
  'tax.feeRule.hsn': 'Only for a rate of its own.',
  'tax.series': 'Numbers of a year that has begun keep what they have.',
};

/** The words of the settings. */
export const words = {
  title: 'Settings',
  lead: 'What the whole shop reads. A change is live as soon as it is saved, and stands in the audit.',
  ownersOnly: 'Only owners change the settings.',
  missing: 'Nothing has been saved yet, or what is stored cannot be read. Fill in every part.',
  nav: 'Parts of the settings',
  optional: 'optional',
  choose: 'Please choose',
  save: 'Save',
  saving: 'Saving …',
  saved: (section: SettingSection) => `${sections[section].title}: saved.`,
  dirty: 'Not saved yet.',
  changed: 'Somebody has saved this part while you were typing. What they saved:',
  changedProblem: 'Nothing was saved: somebody else has saved this part meanwhile. See above.',
  takeTheirs: 'Take theirs',
  keepMine: 'Keep mine, and go on',
  nothing: 'empty',
  checkout: {
    title: 'Checkout',
    open: 'The checkout is open.',
    closed: 'The checkout is closed. Nobody can order; carts stay.',
    close: 'Close the checkout',
    reopen: 'Open the checkout',
    askTitle: 'Close the checkout?',
    ask: 'From this moment nobody can order, on no page and on no device. Payments that have begun are still taken in.',
    cancel: 'Leave it open',
    nowClosed: 'The checkout is closed.',
    nowOpen: 'The checkout is open.',
  },
  close: 'Close',
  sections,
  faults,
  foodLicence:
    'A seller of food needs the licence number of FSSAI, and a food is on sale. Please fill it in, or archive your foods first.',
  feeRules,
  labels,
  hints,
} as const;
