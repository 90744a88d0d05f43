import { languageCodes } from '@playhouse/whitelabel';
import { fallbackLanguage, languageTable } from '../src/languages';
import { readEnglish, readTranslation } from './readCatalogue';
import { translationProblems } from './translationProblems';

// `npm run texts`: says of each language what its translation lacks.
const english = readEnglish();
for (const language of languageCodes.filter((code) => code !== fallbackLanguage)) {
  const translation = readTranslation(language);
  const { missing, tooLong, broken } = translationProblems(english, translation);
  console.log(`\n${language}, ${languageTable[language].nativeName}:`);
  for (const [title, ids] of [
    ['not translated', missing],
    ['too long', tooLong],
    ['with other placeholders', broken],
  ] as const) {
    console.log(`  ${ids.length} of ${Object.keys(english).length} ${title}`);
    for (const id of ids)
      console.log(`    ${id}: ${english[id]?.defaultMessage} → ${translation[id] ?? ''}`);
  }
}
