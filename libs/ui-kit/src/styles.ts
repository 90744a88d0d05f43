// A door of its own: a module with style sheets has side effects, so the parts' door would keep every part in
// the first load.
import './styles/tokens.css';
import './styles/base.css';
