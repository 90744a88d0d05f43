import { useEffect, useState } from 'react';
import styles from './Thumbnail.module.css';

/** A small view of a chosen picture. A `data:` address, since the site's policy knows no `blob:` pictures. */
export function Thumbnail({ file }: { readonly file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setAddress(reader.result);
    });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return <img className={styles.thumbnail} src={address} alt={file.name} />;
}
