import { pictureMark } from '../../keepApart';
import { toolbar, toolbarDefaults } from '../../toolbar';

type Choices = Readonly<Record<string, unknown>>;

/** The choices of the toolbar that are not the usual ones: a link carries them on. */
export const keptChoices = (globals: Choices): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(toolbar)
      .filter((name) => String(globals[name]) !== String((toolbarDefaults as Choices)[name]))
      .map((name) => [name, String(globals[name])]),
  );

const toText = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** A story with choices of the toolbar, as an address of Storybook beside the present page. */
export function storyAddress(storyId: string, choices: Readonly<Record<string, string>>): string {
  const globals = toText(choices);
  return `./?path=/story/${storyId}${globals && `&globals=${globals}`}`;
}

/** A story alone, without Storybook around it, as a picture shows it. */
export function pictureAddress(storyId: string, choices: Readonly<Record<string, string>>): string {
  const globals = toText({ ...choices, motion: 'reduced' });
  return `./iframe.html?viewMode=story&${pictureMark}&id=${storyId}&globals=${globals}`;
}
