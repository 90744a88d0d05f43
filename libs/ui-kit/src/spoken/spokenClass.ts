import styles from './spoken.module.css';

/** The class of text that is read out but not seen. */
export const spokenClass = styles.spoken;
