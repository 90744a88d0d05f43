import { cx } from '@playhouse/ui-kit';
import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { factLabels, type PartFacts } from './partFacts';
import styles from './PartPage.module.css';

const sources = import.meta.glob<string>('../../../../../libs/ui-kit/src/**/*.tsx', {
  query: '?raw',
  import: 'default',
});

/** The file of a part, by that of its stories; the stories themselves where it is called otherwise. */
function findSource(stories: string): string {
  const file = stories.replace(/^.*libs\//, '../../../../../libs/');
  const part = file.replace('.stories.tsx', '.tsx');
  return part in sources ? part : file;
}

function Source({ file }: { readonly file: string }) {
  const [text, setText] = useState<string>();
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void sources[file]?.().then(setText);
      }}
    >
      <summary>{file.replaceAll('../', '')}</summary>
      <pre className={styles.source}>{text}</pre>
    </details>
  );
}

interface FactsProps {
  readonly facts: PartFacts;
  readonly states: readonly string[];
  readonly file: string;
}

function Facts({ facts, states, file }: FactsProps) {
  return (
    <dl className={cx(styles.facts, 'sb-unstyled')}>
      {(Object.keys(factLabels) as (keyof PartFacts)[]).map((name) => (
        <div key={name} className={styles.fact}>
          <dt>{factLabels[name]}</dt>
          <dd>{facts[name]}</dd>
        </div>
      ))}
      <div className={styles.fact}>
        <dt>States</dt>
        <dd>{states.join(', ')}</dd>
      </div>
      <div className={styles.fact}>
        <dt>Source</dt>
        <dd>
          <Source file={file} />
        </dd>
      </div>
    </dl>
  );
}

/** The page of a component: of a part of the kit with when and how to use it. */
export function PartPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const facts = preparedMeta.parameters['part'] as PartFacts | undefined;
  const states = Object.values(csfFile.stories).map(({ name }) => name);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {facts && (
        <Facts
          facts={facts}
          states={states}
          file={findSource(String(preparedMeta.parameters['fileName']))}
        />
      )}
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
