import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button';
import { useConfirmState } from './confirm';
import { LazyModal } from './Dialog';

/** Shows the questions of `confirm()`; mount it once, high in the page. */
export function ConfirmHost() {
  const { question, settle } = useConfirmState();
  // The words stay while the dialog fades out.
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
  // Without a host nobody could answer.
  useEffect(() => () => useConfirmState.getState().settle(false), []);
  if (!shown) return null;
  const { title, text, confirmLabel, cancelLabel, tone = 'normal', notice = false } = shown;
  return (
    <LazyModal
      shape="dialog"
      role="alertdialog"
      open={question !== undefined}
      onClose={() => settle(false)}
      title={title}
      description={text}
      dismissible={false}
      actions={
        <>
          {!notice && (
            <Button variant="ghost" onClick={() => settle(false)}>
              {cancelLabel ?? <FormattedMessage id="ui.cancel" />}
            </Button>
          )}
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} onClick={() => settle(true)}>
            {confirmLabel ?? <FormattedMessage id={notice ? 'ui.acknowledge' : 'ui.confirm'} />}
          </Button>
        </>
      }
    />
  );
}
