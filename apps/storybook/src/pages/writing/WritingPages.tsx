import { languageTable } from '@playhouse/i18n';
import type { LanguageCode } from '@playhouse/whitelabel';
import { Page, Section } from '../Page';
import { Blocks, Table } from './Blocks';
import { findSection, readPlainMarkdown } from './readPlainMarkdown';
import { countTexts, listAvoided, listWords, readPage } from './words';

const guide = readPlainMarkdown(readPage('texts.md'));
const glossary = readPlainMarkdown(readPage('glossary.md'));

/** How the site speaks, as the page on texts among the decisions says. */
export function GuidePage() {
  return (
    <Page title="Writing guide" lead="How the site speaks to players, in every language.">
      {['How a text speaks', 'One word for each thing'].map((heading) => (
        <Section key={heading} title={heading}>
          <Blocks blocks={findSection(guide, heading)} />
        </Section>
      ))}
    </Page>
  );
}

interface GlossaryPageProps {
  readonly language: LanguageCode;
}

/** The words of the chosen language, with texts that say them, and the words of the domain. */
export function GlossaryPage({ language }: GlossaryPageProps) {
  const { said, all } = countTexts(language);
  const words = listWords(language);
  const avoided = listAvoided(language);
  return (
    <Page
      title={`Glossary: ${languageTable[language].nativeName}`}
      lead={`${said} of ${all} texts are written. A test reads each of them by these words; choose the language above.`}
    >
      {words.length > 0 && (
        <Section title="Words to say" note="By their stems, with the shortest text that says them.">
          <Table
            rows={[
              ['English', 'Here', 'Such as'],
              ...words.map(({ thing, stems, example }) => [
                thing,
                stems.join(', '),
                example ? `${example.text} (${example.english})` : '',
              ]),
            ]}
          />
        </Section>
      )}
      {avoided.length > 0 && (
        <Section title="Words that are never said">
          <Table rows={[['Not', 'But'], ...avoided]} />
        </Section>
      )}
      <Section title="Words of the domain" note="As they stand in code and specification.">
        <Blocks blocks={glossary.filter(({ kind }) => kind === 'table')} />
      </Section>
    </Page>
  );
}
