import { paths } from '@playhouse/navigation';
import { useMerchant } from '@playhouse/whitelabel';
import { useDownload } from '../useDownload';
import { DownloadView } from '../views/DownloadView';

/** /m/download */
export function DownloadPage() {
  const { shortName } = useMerchant();
  const { links, guide, platform } = useDownload();
  // On a phone nobody can scan the phone's own screen.
  const qrUrl =
    platform.os === 'other' ? `${window.location.origin}${paths.download.href()}` : undefined;
  return <DownloadView name={shortName} links={links} guide={guide} qrUrl={qrUrl} />;
}
