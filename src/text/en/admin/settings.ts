import type { SettingSection } from '#domain/site/settings-fields.ts';
import { TEXT_KINDS, type TextKind } from '#domain/text-message/text-message.ts';
import type { FEE_RULES, SettingFault } from '#domain/site/setting-readers.ts';
import { orderTexts } from '../mail/order-texts.ts';
import { type OwnSentences, sentenceOf } from '../site/forms.ts';

const sections: Readonly<Record<SettingSection, { title: string; lead: string }>> = {
  seller: {
    title: 'Seller',
    lead: 'Seller details that the law requires on every page: legal name, address, customer care and grievance officer.',
  },
  contact: { title: 'Contact', lead: 'How shoppers can reach you. Empty fields are not shown.' },
  banner: {
    title: 'Announcement bar',
    lead: 'A short message at the top of every page on wide screens. If empty, nothing is shown.',
  },
  gift: {
    title: 'Surprise gift',
    lead: 'One piece of this product goes into every order while it is in stock. It is taken from its stock, and stands on packing slip and invoice at ₹0. Leave empty to choose gifts by hand.',
  },
  search: {
    title: 'Search field',
    lead: 'Searches suggested in the empty search field. If empty, a default list is shown.',
  },
  location: {
    title: 'Map location',
    lead: 'Location of your office. If empty, the footer shows only the address.',
  },
  shipping: { title: 'Delivery charges', lead: 'In rupees, inclusive of taxes.' },
  delivery: {
    title: 'Delivery areas and cash on delivery',
    lead: 'Enter PIN codes by their first digits, such as 744 for the Andamans.',
  },
  courier: {
    title: 'Courier service',
    lead: 'Books pickup, label and tracking number for packed parcels. Without one, staff type the tracking numbers. The account is set up with the functions; see the deployment guide.',
  },
  bankTransfer: {
    title: 'Bank transfer',
    lead: 'The account that shoppers transfer money to. If empty, bank transfer is not offered. You confirm each payment on its order.',
  },
  tax: { title: 'Tax', lead: 'Your details on invoices. Invoices can’t be created without them.' },
  sms: {
    title: 'SMS',
    lead: 'Short messages about orders, beside the emails. They need a DLT registration: your entity, a header, and the text below each template, as “service implicit”. A step without a template ID is not sent. Shoppers can turn them off on their order’s page.',
  },
  whatsappTexts: {
    title: 'WhatsApp messages',
    lead: 'Messages about orders, beside the emails, to shoppers who ask for them on their order’s page. Meta must approve each text below as a “utility” template, with {{1}} and {{2}} in place of {#var#}. A step without a template is not sent.',
  },
};

const faults: OwnSentences<SettingFault> = {
  link: 'Enter a link starting with https://, without spaces.',
  phone: 'Please enter a phone number, such as +91 80 4123 4567.',
  pins: 'Enter the first digits of PIN codes, separated by commas: 744, 6825.',
  searches: 'Enter up to six searches of up to 40 characters, separated by commas.',
  claim: 'Shoppers see this, so it must not name a disease or promise a cure.',
  'both-degrees': 'Enter both latitude and longitude.',
  account: 'An account number has 9 to 18 digits.',
  ifsc: 'An IFSC has four letters, a zero and six letters or digits, such as HDFC0001234.',
  series: 'Enter one to three letters or digits.',
  'same-series': 'Credit notes need a series of their own.',
  'gstin-seller':
    'This is the number of a UN body, an embassy, or a tax deductor or collector. Invoices need the GSTIN of your own registration.',
  'other-state': 'The first two digits of the GSTIN belong to another State.',
  fssai: 'An FSSAI licence number has 14 digits.',
  hsn: 'Enter 4, 6 or 8 digits.',
  'cod-range': 'This is below the minimum. Enter 0 to turn cash on delivery off.',
  'day-range': 'This is earlier than the first day. Enter the same or a later one.',
  'dlt-header': 'A header has six letters, such as FRANCH.',
  'dlt-id': 'Enter the ID from your DLT platform: 10 to 25 digits.',
  'template-name': 'Template names have lower-case letters, digits and underscores: order_shipped.',
  language: 'Enter the language code of your templates, such as en or en_US.',
  'needed-on': 'Needed before these messages can be turned on.',
  shape: 'This value can’t be saved.',
};

const feeRules: Readonly<Record<(typeof FEE_RULES)[number], string>> = {
  'pro-rata': 'Split by value across the product rates',
  principal: 'At the rate of the most expensive item',
  highest: 'At the highest rate of the order',
  fixed: 'At its own rate and code',
};

const steps: Readonly<Record<TextKind, string>> = {
  confirmed: 'order confirmed',
  shipped: 'order shipped',
  delivered: 'order delivered',
  cancelled: 'order cancelled',
  refunded: 'refund sent',
  'return-approved': 'return approved',
};

/** A text of each template field of a section, by the field's place in the document. */
function ofTemplates(
  section: 'sms' | 'whatsappTexts',
  of: (kind: TextKind) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(TEXT_KINDS.map((kind) => [`${section}.${kind}`, of(kind)]));
}

/** A registered text in the notation of WhatsApp: numbered places. */
function whatsappText(registered: string): string {
  let place = 0;
  return registered.replaceAll('{#var#}', () => `{{${(place += 1)}}}`);
}

/** The labels of the fields, by their place in the document. */
const labels: Readonly<Record<string, string>> = {
  'seller.legalName': 'Legal name',
  'seller.address': 'Address',
  'seller.email': 'Customer care email',
  'seller.phone': 'Customer care phone',
  'seller.grievanceOfficer.name': 'Grievance officer',
  'seller.grievanceOfficer.designation': 'Grievance officer’s designation',
  'seller.grievanceOfficer.email': 'Grievance officer’s email',
  'seller.grievanceOfficer.phone': 'Grievance officer’s phone',
  phone: 'Phone',
  email: 'Email',
  hours: 'Phone hours',
  whatsapp: 'WhatsApp',
  'socials.facebook': 'Facebook',
  'socials.instagram': 'Instagram',
  'socials.youtube': 'YouTube',
  'socials.x': 'X',
  banner: 'Message',
  gift: 'Product',
  popularSearches: 'Popular searches',
  'location.latitude': 'Latitude',
  'location.longitude': 'Longitude',
  'shipping.freeFromPaise': 'Free delivery from, ₹',
  'shipping.feePaise': 'Delivery charge below that, ₹',
  'shipping.codFeePaise': 'Cash on delivery charge, ₹',
  'delivery.shipsFrom': 'Ships from',
  'delivery.codMinPaise': 'Cash on delivery from, ₹',
  'delivery.codMaxPaise': 'Cash on delivery up to, ₹',
  'delivery.unservedPins': 'PIN codes not served',
  'delivery.prepaidOnlyPins': 'PIN codes without cash on delivery',
  'delivery.remotePins': 'Remote PIN codes (slower delivery)',
  'delivery.days.dispatch': 'Packing, most working days',
  'delivery.days.nearFrom': 'Transit within the State, fewest working days',
  'delivery.days.nearTo': 'Transit within the State, most',
  'delivery.days.farFrom': 'Transit to the rest of India, fewest working days',
  'delivery.days.farTo': 'Transit to the rest of India, most',
  'delivery.days.remoteFrom': 'Transit to remote PIN codes, fewest working days',
  'delivery.days.remoteTo': 'Transit to remote PIN codes, most',
  courier: 'Parcels are booked',
  'bankTransfer.holder': 'Account holder',
  'bankTransfer.number': 'Account number',
  'bankTransfer.ifsc': 'IFSC',
  'bankTransfer.bank': 'Bank and branch',
  'tax.gstin': 'GSTIN',
  'tax.state': 'State of registration',
  'tax.legalName': 'Name on the GST certificate',
  'tax.series': 'Invoice number prefix',
  'tax.creditSeries': 'Credit note number prefix',
  'tax.feeRule.kind': 'GST on delivery charges',
  'tax.feeRule.percent': 'Rate for charges, in percent',
  'tax.feeRule.hsn': 'SAC for charges',
  'tax.fssai': 'FSSAI licence',
  'tax.signatory': 'Authorised signatory',
  'sms.on': 'SMS about orders',
  'sms.header': 'Header (sender ID)',
  'sms.entityId': 'Entity ID',
  ...ofTemplates('sms', (kind) => `Template ID: ${steps[kind]}`),
  'whatsappTexts.on': 'WhatsApp messages about orders',
  'whatsappTexts.language': 'Language code of the templates',
  ...ofTemplates('whatsappTexts', (kind) => `Template name: ${steps[kind]}`),
};

const hints: Readonly<Record<string, string>> = {
  popularSearches: 'Up to six, separated by commas: Hair oil, Neem soap.',
  'delivery.codMaxPaise': 'Enter 0 to turn cash on delivery off.',
  'tax.legalName': 'Leave empty if same as the seller’s legal name.',
  'tax.feeRule.kind': 'Please ask your accountant: advisers disagree.',
  'tax.feeRule.percent': 'Only for “At its own rate and code”.',
  'tax.feeRule.hsn': 'Only for “At its own rate and code”.',
  'tax.series': 'Numbers of a year that has begun keep what they have.',
  ...ofTemplates('sms', (kind) => orderTexts[kind]),
  ...ofTemplates('whatsappTexts', (kind) => whatsappText(orderTexts[kind])),
};

/** The words of the settings. */
export const words = {
  title: 'Settings',
  lead: 'Settings for the whole shop. Changes are live as soon as you save and are recorded in the audit.',
  ownersOnly: 'Only owners can change settings.',
  missing: 'No settings saved yet, or they can’t be read. Please fill in every section.',
  nav: 'Settings sections',
  optional: 'optional',
  choose: 'Please choose',
  save: 'Save',
  saving: 'Saving …',
  saved: (section: SettingSection) => `${sections[section].title}: saved.`,
  dirty: 'Not saved yet.',
  changed: 'Someone else has saved this section while you were editing. Their version:',
  changedProblem: 'Not saved: someone else has saved this section in the meantime. See above.',
  takeTheirs: 'Use theirs',
  keepMine: 'Keep mine and continue',
  nothing: 'empty',
  checkout: {
    title: 'Checkout',
    open: 'The checkout is open.',
    closed: 'The checkout is closed. Shoppers can’t order; carts are kept.',
    close: 'Close the checkout',
    reopen: 'Open the checkout',
    askTitle: 'Close the checkout?',
    ask: 'Shoppers can’t place orders until you open it again. Payments already started are still accepted.',
    cancel: 'Leave it open',
    nowClosed: 'The checkout is closed.',
    nowOpen: 'The checkout is open.',
  },
  close: 'Close',
  sections,
  fault: (fault: SettingFault) => sentenceOf(fault, faults),
  foodLicence:
    'You have food products on sale, so an FSSAI licence number is required. Please enter it, or archive your food products first.',
  feeRules,
  byHand: 'By hand',
  withService: (title: string) => `With ${title}`,
  off: 'Off',
  on: 'On',
  labels,
  hints,
} as const;
