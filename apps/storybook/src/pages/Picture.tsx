import { useEffect, useRef, useState, type RefObject } from 'react';
import { isTest } from '../cells/outcomes';
import styles from './Picture.module.css';
import { takeTurn } from './takeTurn';
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

/** How long others wait for a story that is never drawn, in milliseconds. */
const patience = 15_000;

/** The part of Storybook's own names in a frame that is read here. */
interface StoryWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): unknown };
}

/** Calls back once the story in a frame has been drawn, or failed. @returns stops waiting */
function whenDrawn(frame: HTMLIFrameElement, onDrawn: () => void): () => void {
  const channel = () => (frame.contentWindow as StoryWindow | null)?.__STORYBOOK_ADDONS_CHANNEL__;
  const look = () => {
    if (channel()?.last('storyRendered') !== undefined) onDrawn();
  };
  const timers = [setInterval(look, 100), setTimeout(onDrawn, patience)];
  return () => timers.forEach((timer) => clearInterval(timer));
}

/** Whether a picture is near and its turn has come; few are loaded at once. */
function useTurn(box: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (box.current === null || isTest()) return undefined;
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [box]);
  useEffect(() => {
    if (!isNear) return undefined;
    let stop = () => {};
    const end = takeTurn(() => {
      setDue(true);
      // The frame stands after the next drawing.
      const start = requestAnimationFrame(() => {
        const frame = box.current?.querySelector('iframe');
        stop = frame ? whenDrawn(frame, leave) : stop;
      });
      stop = () => cancelAnimationFrame(start);
    });
    function leave() {
      stop();
      end();
    }
    return leave;
  }, [box, isNear]);
  return isDue;
}

/** A story drawn small, at 390 px, once it is near; a press opens it. */
export function Picture({ storyId, title, choices, css = '' }: PictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isDue = useTurn(box);
  const lay = () => {
    const page = frame.current?.contentDocument;
    if (page?.head) layStyles(page, css);
  };
  useEffect(lay);
  return (
    <div ref={box} className={styles.picture}>
      {isDue && (
        <iframe
          ref={frame}
          className={styles.frame}
          src={pictureAddress(storyId, choices)}
          title={title}
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
