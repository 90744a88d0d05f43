import { useEffect, useState } from 'react';
import styles from './Thumbnail.module.css';

/** A small view of a chosen picture. */
export function Thumbnail({ file }: { readonly file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <img className={styles.thumbnail} src={address} alt={file.name} />;
}
