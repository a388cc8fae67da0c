import '../design/base.css'
import './projector.css'
