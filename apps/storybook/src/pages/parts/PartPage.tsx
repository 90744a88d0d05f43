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
import { useEffect, useState, type ReactNode } from 'react';
import { listSpoken } from './listSpoken';
import { describeKeys, factLabels, type PartFacts } from './partFacts';
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

/** The first story of the page, in its frame where it has one. */
function findStory(): HTMLElement | null | undefined {
  const story = document.querySelector<HTMLElement>('.sb-story');
  const frame = story?.querySelector('iframe');
  return frame ? frame.contentDocument?.body : story;
}

/** Roles and names of the first story, once it stands. */
function Spoken() {
  const [spoken, setSpoken] = useState<readonly string[]>();
  useEffect(() => {
    const timer = setInterval(() => {
      const story = findStory();
      if (story) setSpoken(listSpoken(story));
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  if (spoken === undefined) return '…';
  return spoken.join(', ') || 'Nothing';
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
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
      {(Object.keys(factLabels) as (keyof typeof factLabels)[]).map((name) => (
        <Fact key={name} label={factLabels[name]}>
          {facts[name]}
        </Fact>
      ))}
      <Fact label="Keys">{describeKeys(facts.keys)}</Fact>
      <Fact label="Screen reader">
        <Spoken />
      </Fact>
      <Fact label="States">{states.join(', ')}</Fact>
      <Fact label="Source">
        <Source file={file} />
      </Fact>
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
      <div className={styles.scroller}>
        <Controls />
      </div>
      <Stories />
    </>
  );
}
