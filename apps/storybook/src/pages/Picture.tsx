import { useEffect, useRef } from 'react';
import { isTest } from '../cells/outcomes';
import styles from './Picture.module.css';
import { pictureAddress, storyAddress } from './welcome/storyAddress';

interface PictureProps {
  readonly storyId: string;
  /** Of the screen, for whoever cannot see it. */
  readonly title: string;
  readonly choices: Readonly<Record<string, string>>;
  /** Style sheet text that is laid over the story's own. @default '' */
  readonly css?: string;
}

const sheetId = 'picture-styles';

/** Lays styles over those of a document, in the place of those that were laid before. */
function layStyles({ head }: Document, css: string): void {
  const present = head.querySelector(`#${sheetId}`);
  const sheet =
    present ??
    head.appendChild(Object.assign(head.ownerDocument.createElement('style'), { id: sheetId }));
  sheet.textContent = css;
}

/** A story drawn small, at 390 px, once it is near; a press opens it. */
export function Picture({ storyId, title, choices, css = '' }: PictureProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const lay = () => {
    const page = frame.current?.contentDocument;
    if (page?.head) layStyles(page, css);
  };
  useEffect(lay);
  return (
    <div className={styles.picture}>
      {/* A test has no Storybook to draw the story. */}
      {!isTest() && (
        <iframe
          ref={frame}
          className={styles.frame}
          src={pictureAddress(storyId, choices)}
          title={title}
          loading="lazy"
          tabIndex={-1}
          inert
          onLoad={lay}
        />
      )}
      <a
        className={styles.link}
        href={storyAddress(storyId, choices)}
        target="_top"
        aria-label={`Open ${title}`}
      />
    </div>
  );
}
