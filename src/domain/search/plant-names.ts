/** A traded plant, with the names that shoppers search. */
export interface Plant {
  /** The accepted botanical name. */
  readonly botanical: string;
  /** Hindi, Sanskrit and English names and older botanical ones, in Latin letters and lower case. */
  readonly names: readonly string[];
}

/**
 * Names by plant. Sanskrit, Hindi, English and older botanical names as the monographs of The Ayurvedic Pharmacopoeia
 * of India, Part I (Ministry of Ayush) list them as synonyms, with the trade's short forms; accepted names after Plants
 * of the World Online (Royal Botanic Gardens, Kew). Spelling variants are handled by `foldSpelling`; names shared by
 * two plants are left out.
 */
export const PLANTS: readonly Plant[] = [
  {
    botanical: 'withania somnifera',
    names: ['ashwagandha', 'asgandh', 'winter cherry', 'indian ginseng'],
  },
  { botanical: 'curcuma longa', names: ['turmeric', 'haldi', 'haridra', 'rajani'] },
  { botanical: 'azadirachta indica', names: ['neem', 'nimba', 'nimb', 'margosa'] },
  {
    botanical: 'ocimum tenuiflorum',
    names: ['tulsi', 'surasa', 'holy basil', 'sacred basil', 'ocimum sanctum'],
  },
  {
    botanical: 'phyllanthus emblica',
    names: [
      'amla',
      'amalaki',
      'aonla',
      'anvla',
      'avla',
      'indian gooseberry',
      'gooseberry',
      'emblica officinalis',
    ],
  },
  { botanical: 'bacopa monnieri', names: ['brahmi', 'bacopa', 'water hyssop'] },
  {
    botanical: 'tinospora cordifolia',
    names: ['giloy', 'guduchi', 'gurch', 'amrita', 'heart-leaved moonseed'],
  },
  {
    botanical: 'asparagus racemosus',
    names: ['shatavari', 'shatavar', 'satavar', 'wild asparagus'],
  },
  {
    botanical: 'eclipta prostrata',
    names: ['bhringraj', 'bhangra', 'false daisy', 'eclipta alba'],
  },
  { botanical: 'senegalia rugata', names: ['shikakai', 'acacia concinna', 'soap pod'] },
  {
    botanical: 'sapindus mukorossi',
    names: ['reetha', 'ritha', 'arishtaka', 'soapnut', 'soap nut'],
  },
  {
    botanical: 'moringa oleifera',
    names: ['moringa', 'sahjan', 'sahijan', 'shigru', 'drumstick tree', 'drumstick'],
  },
  {
    botanical: 'momordica charantia',
    names: ['karela', 'karavellaka', 'bitter gourd', 'bitter melon'],
  },
  { botanical: 'syzygium cumini', names: ['jamun', 'jambu', 'java plum', 'black plum'] },
  { botanical: 'terminalia chebula', names: ['haritaki', 'harad', 'harde', 'chebulic myrobalan'] },
  {
    botanical: 'terminalia bellirica',
    names: ['bibhitaki', 'bibhitaka', 'baheda', 'bahera', 'belleric myrobalan'],
  },
  { botanical: 'santalum album', names: ['sandalwood', 'chandan', 'chandana'] },
  { botanical: 'crocus sativus', names: ['saffron', 'kesar', 'kumkuma', 'zafran'] },
  {
    botanical: 'aloe vera',
    names: ['aloe', 'ghritkumari', 'kumari', 'gwarpatha', 'aloe barbadensis'],
  },
  { botanical: 'hibiscus rosa-sinensis', names: ['hibiscus', 'gudhal', 'japa', 'china rose'] },
  { botanical: 'trigonella foenum-graecum', names: ['fenugreek', 'methi', 'methika'] },
  { botanical: 'sesamum indicum', names: ['sesame', 'til', 'tila', 'gingelly'] },
  { botanical: 'cocos nucifera', names: ['coconut', 'nariyal', 'narikela'] },
  { botanical: 'linum usitatissimum', names: ['flaxseed', 'flax', 'alsi', 'atasi', 'linseed'] },
  { botanical: 'piper nigrum', names: ['black pepper', 'kali mirch', 'maricha'] },
  { botanical: 'piper longum', names: ['long pepper', 'pippali', 'pipal'] },
  { botanical: 'zingiber officinale', names: ['ginger', 'adrak', 'sonth', 'shunthi'] },
  {
    botanical: 'syzygium aromaticum',
    names: ['clove', 'laung', 'lavanga', 'eugenia caryophyllata'],
  },
  { botanical: 'elettaria cardamomum', names: ['cardamom', 'elaichi', 'ela'] },
  { botanical: 'mentha', names: ['mint', 'pudina', 'peppermint'] },
  { botanical: 'prunus amygdalus', names: ['almond', 'badam', 'vatada', 'prunus dulcis'] },
  { botanical: 'rosa', names: ['rose', 'gulab', 'shatapatri'] },
  { botanical: 'glycyrrhiza glabra', names: ['liquorice', 'licorice', 'mulethi', 'yashtimadhu'] },
  { botanical: 'commiphora wightii', names: ['guggul', 'guggulu', 'commiphora mukul'] },
  {
    botanical: 'cinnamomum verum',
    names: ['cinnamon', 'dalchini', 'tvak', 'cinnamomum zeylanicum'],
  },
];
