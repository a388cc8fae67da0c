import '../design/tokens.css'
import './paper.css'
