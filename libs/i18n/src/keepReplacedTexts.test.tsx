import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepReplacedTexts } from './keepReplacedTexts';

let end: () => void;
beforeEach(() => {
  end = keepReplacedTexts(document.body);
});
afterEach(() => end());

/** As a translator makes it: two elements around the words in the other language. */
function translate(words: string): HTMLElement {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.append(`<${words}>`);
  outer.append(inner);
  return outer;
}

/** Ways in which translators take a text away. */
const ways: Readonly<Record<string, (text: Text) => void>> = {
  'put in its place': (text) => text.replaceWith(translate(text.data)),
  'added before, then removed': (text) => {
    text.before(translate(text.data));
    text.remove();
  },
  'added behind, then removed': (text) => {
    text.after(translate(text.data));
    text.remove();
  },
  'as another element': (text) => {
    const mark = document.createElement('mark');
    mark.append(`<${text.data}>`);
    text.replaceWith(mark);
  },
  'wrapped around it': (text) => {
    const outer = document.createElement('font');
    text.before(outer);
    outer.append(text);
  },
  'replaced twice': (text) => {
    const first = translate('…');
    text.replaceWith(first);
    first.replaceWith(translate(text.data));
  },
};

const told = () => Promise.resolve();

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode() !== null) found.push(walker.currentNode as Text);
  return found.filter(({ data }) => /\p{L}/u.test(data));
}

const Word = ({ says }: { readonly says: string }) => says;

interface PartProps {
  readonly says?: string;
  readonly isIcon?: boolean;
  readonly isBusy?: boolean;
}

function Part({ says, isIcon = false, isBusy = false }: PartProps) {
  return (
    <p>
      {isBusy && <i>busy</i>}
      {says !== undefined && <Word says={says} />}
      {isIcon ? <b>icon</b> : <Word says="plain" />}
    </p>
  );
}

describe.each(Object.entries(ways))('a text that is %s', (_way, replace) => {
  async function show() {
    const view = render(<Part says="old" />);
    textsIn(view.container).forEach(replace);
    await told();
    expect(view.container.querySelectorAll('font, mark').length).toBeGreaterThan(0);
    return { ...view, text: () => view.container.textContent.replaceAll(/[<>]/g, '') };
  }

  test('may be removed', async () => {
    const { rerender, text } = await show();
    rerender(<Part />);
    await told();
    expect(text()).toBe('plain');
  });

  test('may get an element in its place, and be there again', async () => {
    const { rerender, text } = await show();
    rerender(<Part says="old" isIcon />);
    await told();
    expect(text()).toBe('oldicon');
    rerender(<Part says="old" />);
    await told();
    expect(text()).toBe('oldplain');
  });

  test('may get a neighbour before it', async () => {
    const { rerender, text } = await show();
    rerender(<Part says="old" isBusy />);
    await told();
    expect(text()).toBe('busyoldplain');
  });

  test('shows the new words alone', async () => {
    const { container, rerender, text } = await show();
    rerender(<Part says="new" />);
    await told();
    expect(text()).toBe('newplain');
    // The translator finds them as new ones, and all goes on.
    textsIn(container).forEach(replace);
    await told();
    rerender(<Part says="newer" isBusy />);
    await told();
    expect(text()).toBe('busynewerplain');
  });

  test('may go with what it stands in', async () => {
    const { unmount, container } = await show();
    unmount();
    expect(container.textContent).toBe('');
  });
});

test('the original comes back where the translator takes its words away', async () => {
  const { container, rerender } = render(<Part says="old" />);
  const [text] = textsIn(container);
  const font = translate('old');
  text?.replaceWith(font);
  await told();
  font.replaceWith(text ?? '');
  await told();
  expect(container.textContent).toBe('oldplain');
  rerender(<Part says="new" isBusy />);
  await told();
  expect(container.textContent).toBe('busynewplain');
});

test('a moved text takes its translation along', async () => {
  const List = ({ words }: { readonly words: readonly string[] }) => (
    <p>
      {words.map((each) => (
        <Word key={each} says={each} />
      ))}
    </p>
  );
  const { container, rerender } = render(<List words={['one', 'two', 'three']} />);
  textsIn(container).forEach((text) => text.replaceWith(translate(text.data)));
  await told();
  rerender(<List words={['three', 'one', 'two']} />);
  await told();
  expect(container.textContent).toBe('<three><one><two>');
});

test('a text that React removes beside a translated one is gone', async () => {
  const { container, rerender } = render(<Part says="old" />);
  const [first] = textsIn(container);
  first?.replaceWith(translate('old'));
  await told();
  rerender(<Part says="old" isIcon />);
  await told();
  expect(container.textContent).toBe('<old>icon');
});

test('a text that a page writes anew by itself is left alone', async () => {
  const { container } = render(<Part says="old" />);
  const paragraph = document.createElement('p');
  container.append(paragraph);
  paragraph.textContent = 'before';
  paragraph.innerHTML = 'a <b>c</b>';
  await told();
  expect(paragraph.innerHTML).toBe('a <b>c</b>');
});
