import { isTest } from '../cells/outcomes';
import styles from './Picture.module.css';
import { pictureAddress, storyAddress } from './welcome/storyAddress';

interface PictureProps {
  readonly storyId: string;
  /** Of the screen, for whoever cannot see it. */
  readonly title: string;
  readonly choices: Readonly<Record<string, string>>;
}

/** A story drawn small, at 390 px, once it is near; a press opens it. */
export function Picture({ storyId, title, choices }: PictureProps) {
  return (
    <div className={styles.picture}>
      {/* A test has no Storybook to draw the story. */}
      {!isTest() && (
        <iframe
          className={styles.frame}
          src={pictureAddress(storyId, choices)}
          title={title}
          loading="lazy"
          tabIndex={-1}
          inert
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
