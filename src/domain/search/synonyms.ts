/**
 * Words of shoppers for a concern or a form, and the words of products that a salesperson would look for, best first.
 * A line reads `words = product words`. No line says that a product cures. Diseases of the Schedule to the Drugs and
 * Magic Remedies (Objectionable Advertisements) Act 1954, such as diabetes, have no line.
 */
const TABLE = `
hair fall, hair loss, hairfall, hair growth, hair thinning, long hair, baal jhadna, bal jhadna, baal girna, bal girna, lambe baal, lambe bal, safed baal, grey hair, बाल झड़ना, बाल गिरना, सफेद बाल, लंबे बाल = hair oil, shampoo, hair mask
dandruff, oily scalp, itchy scalp, rusi, roosi, khujli sir, रूसी = shampoo, hair oil
dry hair, frizzy hair, rough hair, rukhe baal, रूखे बाल = hair mask, hair oil, coconut oil
acne, pimple, pimples, oily skin, muhase, muhaase, keel muhase, मुंहासे, पिंपल = neem, face pack
dark spots, pigmentation, dull skin, dark circles, glow, daag dhabbe, dag dhabbe, jhaiyan, kale ghere, दाग धब्बे, झाइयां, चमक = face oil, day cream, face pack
sun tan, tan, sunburn, tanning, टैनिंग = aloe vera gel, face pack
dry skin, sensitive skin, rukhi twacha, sukhi twacha, रूखी त्वचा = rose soap, coconut soap, coconut oil
cracked heels, phati ediyan, फटी एड़ियां = coconut oil, sesame oil
joint pain, knee pain, back pain, jodo ka dard, ghutne ka dard, kamar dard, kamar ka dard, जोड़ों का दर्द, घुटने का दर्द, कमर दर्द = plus oil, thailam
body ache, body pain, massage, malish, maalish, badan dard, मालिश, बदन दर्द = plus oil, thailam, sesame oil, balm
headache, sir dard, sar dard, सिर दर्द, सिरदर्द = balm
sleep, stress, tension, neend, tanav, नींद, तनाव = ashwagandha, brahmi
memory, focus, concentration, yaddasht, याददाश्त = brahmi
low energy, energy, weakness, tired, fatigue, stamina, thakan, kamzori, kamjori, कमजोरी, थकान = ashwagandha, chyawanprash, shatavari
immunity, immune, rog pratirodhak, इम्युनिटी = chyawanprash, tulsi drops
cough, cold, sore throat, khansi, khasi, sardi, jukam, zukam, gala kharab, खांसी, सर्दी, जुकाम, गला = tulsi drops, honey, chyawanprash, balm
constipation, indigestion, digestion, acidity, gas, bloating, kabz, kabj, pet saaf, pet saf, hazma, pachan, कब्ज, पेट साफ, गैस, पाचन, हाजमा = triphala
bad breath, toothache, gums, teeth, dant, daant, muh ki badbu, दांत, मुंह की बदबू, मसूड़े = toothpaste, dant manjan, swishing oil
soap, bathing bar, sabun, saabun, साबुन = soap
face, chehra, chehre, चेहरा, चेहरे = face wash, face pack, face oil
aloe, aloevera, एलोवेरा, घृतकुमारी = aloe vera gel
relaxation, relax, anxiety, bechaini = ashwagandha, brahmi
women's health, mahila = shatavari
shiny hair, chamakdar baal = hair mask, hair oil
oil pulling, kavala = swishing oil
natural sweetener, sweetener = honey
`;

/** One line of the table. */
export interface SynonymGroup {
  readonly phrases: readonly string[];
  readonly targets: readonly string[];
}

/** The groups of a synonym table, one a line; empty lines are skipped. */
export function parseSynonyms(table: string): readonly SynonymGroup[] {
  return table
    .split('\n')
    .filter((line) => line.includes('='))
    .map((line) => {
      const [phrases = '', targets = ''] = line.split('=');
      return { phrases: listOf(phrases), targets: listOf(targets) };
    });
}

/** The shop's own groups, in table order. */
export const SYNONYMS = parseSynonyms(TABLE);

function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
