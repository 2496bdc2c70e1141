import { typedList } from '../core/typed-list.ts';

/**
 * Words of shoppers for a concern or a form, and the words of products that a salesperson would look for, best first.
 * A line reads `words = product words`. No line says that a product cures. Diseases of the Schedule to the Drugs and
 * Magic Remedies (Objectionable Advertisements) Act 1954, such as diabetes, have no line.
 */
const TABLE = `
hair care, baal, bal, baalon, balon, scalp, split ends, do muhe baal, baal mazboot, ghane baal, thick hair, strong hair, बाल, बालों = hair oil, shampoo, hair mask
hair fall, hair loss, hairfall, hair growth, hair thinning, long hair, baal jhadna, bal jhadna, baal girna, bal girna, lambe baal, lambe bal, safed baal, grey hair, बाल झड़ना, बाल गिरना, सफेद बाल, लंबे बाल = hair oil, shampoo, hair mask
dandruff, oily scalp, itchy scalp, rusi, roosi, khujli sir, रूसी = shampoo, hair oil
dry hair, frizzy hair, rough hair, rukhe baal, रूखे बाल = hair mask, hair oil, coconut oil
acne, pimple, pimples, oily skin, muhase, muhaase, keel muhase, मुंहासे, पिंपल = neem, face pack
dark spots, pigmentation, dull skin, dark circles, glow, daag dhabbe, dag dhabbe, jhaiyan, kale ghere, दाग धब्बे, झाइयां, चमक = face oil, day cream, face pack
sun tan, tan, sunburn, tanning, टैनिंग = aloe vera gel, face pack
dry skin, sensitive skin, rough skin, rukhi twacha, sukhi twacha, रूखी त्वचा = rose soap, coconut soap, coconut oil
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
for women, women's health, womens health, ladies, mahila = shatavari
cold pressed, cold-pressed, kachi ghani, kacchi ghani = coconut oil, sesame oil
shiny hair, chamakdar baal = hair mask, hair oil
oil pulling, kavala = swishing oil
wrinkles, fine lines, anti ageing, anti aging, jhurriyan, jhurri, झुर्रियां = face oil, day cream
nikhar, gorapan, fairness, brightening, skin tone, glowing skin, chamakti twacha, saaf twacha, निखार = face pack, face oil, day cream
oily face, blackheads, whiteheads, open pores, face clean, chehra saaf, tailiya twacha, तैलीय त्वचा = face wash, face pack, neem
dry lips, chapped lips, fate hoth, phate honth, फटे होंठ = coconut oil, aloe vera gel
body care, body lotion, body oil, sharir, baby massage, शरीर = sesame oil, coconut oil
foot pain, leg pain, neck pain, shoulder pain, muscle pain, pair dard, gardan dard, kandha dard, dard, pain relief, sujan, moch, sprain, दर्द, सूजन = plus oil, thailam, balm
blocked nose, band naak, naak band, congestion, steam, बंद नाक = balm, tulsi drops
stomach, pet, pet dard, pet kharab, apach, badhazmi, digestive, gut health, detox, पेट, अपच, बदहजमी = triphala
insomnia, sleeplessness, neend na aana, anidra, chinta, calm, अनिद्रा, चिंता = ashwagandha, brahmi
brain, exam, study, students, dimag, padhai, दिमाग, पढ़ाई = brahmi
strength, takat, taqat, shakti, sehat, energy booster, tonic, health tonic, ताकत, सेहत = chyawanprash, ashwagandha
yellow teeth, tooth care, teeth whitening, masude, gum care, mouthwash, kulla, oral care, dant dard = toothpaste, dant manjan, swishing oil
superfood, greens, multivitamin, vitamins, iron, nutrition, poshan, पोषण = moringa, chyawanprash
fish oil, veg omega = omega-3
new mother, maa = shatavari
winter care, monsoon care, seasonal, mausam = chyawanprash, tulsi drops, honey
natural sweetener, sweetener, shahad, शहद = honey
sunscreen, sun screen, sunblock, spf, sun protection, dhoop, सनस्क्रीन = aloe vera gel, day cream
moisturiser, moisturizer, hydration, hydrating, cold cream, fairness cream, gora, gore, मॉइस्चराइजर = day cream, aloe vera gel, face oil
toner, astringent, gulab jal, rose water, गुलाब जल = rose water
ubtan, uptan, multani mitti, fullers earth, उबटन, मुल्तानी मिट्टी = face pack
body odour, body odor, sweat, pasina, पसीना = neem soap, sandalwood soap
baby soap, gentle soap, mild soap = coconut milk soap, rose soap
gym, workout, protein, muscle, fitness = ashwagandha, omega-3, moringa
sugar free, no sugar, without sugar = tulsi green tea, moringa, ashwagandha
green tea, herbal tea, chai, चाय = tulsi green tea
til, til ka tel, gingelly, तिल = sesame oil
nariyal, nariyal tel, नारियल = coconut oil, coconut milk soap
nilgiri, eucalyptus, pudina, peppermint, menthol, नीलगिरी, पुदीना = balm
giloy, guduchi, amrita, गिलोय = tulsi drops, chyawanprash
shankhpushpi, शंखपुष्पी = brahmi
tel, तेल = hair oil, sesame oil, coconut oil
jointpain, kneepain, backpain = plus oil, thailam
pimpals, pimpels, pimpel = neem, face pack
constipashun, constipated = triphala
gift, gifts, gift box, hamper, combo, combo pack, kit, uphar, तोहफा = soap box, rose water, chyawanprash, face oil
serum, face serum, vitamin c, night cream, सीरम = face oil, day cream
conditioner, hair serum, hair spa, silky hair, soft hair, mulayam baal, henna, mehndi, mehendi, मेहंदी = hair mask, hair oil
champi, head massage, sir ki malish, sar ki malish, चंपी = hair oil, coconut oil
scrub, face scrub, dead skin, exfoliate, exfoliating, स्क्रब = face pack, face wash
itching, itchy skin, khujli, skin allergy, rash, rashes, खुजली = neem soap, coconut oil, aloe vera gel
cooling, thandak, garmi, summer care, ठंडक = aloe vera gel, rose water
body wash, shower gel, bath, nahane ka sabun, नहाने का साबुन = soap
hand cream, foot cream, rough hands, soft hands, hath, haath = coconut oil, aloe vera gel, day cream
lip balm, lip care, lips, hoth, होंठ = coconut oil, aloe vera gel
perfume, fragrance, khushboo, attar, itra, face spray, spray, खुशबू, इत्र = rose water, sandalwood soap
tablets, goli, goliyan, vati, pills, गोली, वटी = tablets, capsules
kapur, kapoor, camphor, कपूर = plus oil
prickly heat, ghamori, घमौरी = neem soap, sandalwood soap, aloe vera gel
cleanser, face cleanser = face wash
face cream = day cream
ointment, pain balm = balm
piperine = pepper
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
      return { phrases: typedList(phrases), targets: typedList(targets) };
    });
}

/** The default groups, in table order. */
export const SYNONYMS = parseSynonyms(TABLE);

/** A row of the table as the owner edits it: lists with commas. Staff read it, visitors never do. */
export interface SynonymRow {
  readonly words: string;
  readonly products: string;
}

/** The owner's changes to the default table: rows of their own, and the first phrases of default rows they removed. */
export interface SynonymChanges {
  readonly own: readonly SynonymRow[];
  readonly removed: readonly string[];
}

const merged = new WeakMap<SynonymChanges, readonly SynonymGroup[]>();

/** The groups that search uses: the default table with the owner's changes, own rows first. Cached by the changes. */
export function synonymsWith(changes: SynonymChanges | null | undefined): readonly SynonymGroup[] {
  if (!changes) return SYNONYMS;
  const known = merged.get(changes);
  if (known) return known;
  const groups = [
    ...changes.own.map(({ words, products }) => ({
      phrases: typedList(words),
      targets: typedList(products),
    })),
    ...SYNONYMS.filter(({ phrases: [first = ''] }) => !changes.removed.includes(first)),
  ];
  merged.set(changes, groups);
  return groups;
}

/** A group as a row. */
export function rowText({ phrases, targets }: SynonymGroup): SynonymRow {
  return { words: phrases.join(', '), products: targets.join(', ') };
}
